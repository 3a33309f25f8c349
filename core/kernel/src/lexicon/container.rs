//! The lexicon file: a header, a table of sections, metadata and the graph
//! (`docs/formats/lexicon.md`). Numbers are little-endian.

use super::checksum::crc32;
use super::dawg::Dawg;
use super::error::{Fault, LexiconError};
use crate::rules::tile::MAX_LETTERS;

/// The first bytes of every lexicon; the line ends show a transfer that changed them.
pub const MAGIC: [u8; 8] = *b"\x89STLX\r\n\x1a";
/// The version written and read.
pub const FORMAT_VERSION: u32 = 1;

const CHECKSUM_AT: usize = 12;
const CHECKED_FROM: usize = 16;
const HEADER: usize = 48;
const ENTRY: usize = 24;
const MOST_SECTIONS: usize = 16;
const METADATA: [u8; 8] = *b"METADATA";
const GRAPH: [u8; 8] = *b"DAWG\0\0\0\0";

/// A word graph with its metadata.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lexicon {
    /// UTF-8 JSON that the kernel never reads.
    pub metadata: Vec<u8>,
    /// The words.
    pub dawg: Dawg,
}

impl Lexicon {
    /// The lexicon in `bytes`, read once and checked whole: length, checksum, every node of the
    /// graph, word count.
    pub fn open(bytes: &[u8]) -> Result<Lexicon, LexiconError> {
        let header = Header::read(bytes)?;
        let sections = sections(bytes, &header)?;
        let dawg = Dawg::from_bytes(find(&sections, GRAPH)?, header.letters as usize)?;
        let told = (header.words, header.longest as usize);
        let found = (dawg.words() as u64, dawg.longest());
        if told != found {
            return Err(Fault::WordCount.because(format!("header {told:?}, graph {found:?}")));
        }
        let metadata = find(&sections, METADATA)?.to_vec();
        Ok(Lexicon { metadata, dawg })
    }

    /// The container of this lexicon; equal lexica give equal bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let bodies = [
            (METADATA, self.metadata.as_slice()),
            (GRAPH, &self.dawg.to_bytes()),
        ];
        let mut bytes = self.header(bodies.len());
        let mut offset = padded(HEADER + ENTRY * bodies.len());
        for (name, body) in bodies {
            bytes.extend_from_slice(&name);
            bytes.extend_from_slice(&(offset as u64).to_le_bytes());
            bytes.extend_from_slice(&(body.len() as u64).to_le_bytes());
            offset += padded(body.len());
        }
        for (_, body) in bodies {
            bytes.extend_from_slice(body);
            bytes.resize(padded(bytes.len()), 0);
        }
        seal(&mut bytes);
        bytes
    }

    /// The header, with length and checksum still open.
    fn header(&self, sections: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER);
        bytes.extend_from_slice(&MAGIC);
        bytes.extend_from_slice(&FORMAT_VERSION.to_le_bytes());
        bytes.resize(24, 0);
        bytes.extend_from_slice(&(self.dawg.letters() as u32).to_le_bytes());
        bytes.extend_from_slice(&(self.dawg.longest() as u32).to_le_bytes());
        bytes.extend_from_slice(&(self.dawg.words() as u64).to_le_bytes());
        bytes.extend_from_slice(&(sections as u32).to_le_bytes());
        bytes.extend_from_slice(&0u32.to_le_bytes());
        bytes
    }
}

fn seal(bytes: &mut [u8]) {
    let length = bytes.len() as u64;
    bytes[CHECKED_FROM..24].copy_from_slice(&length.to_le_bytes());
    let checksum = checksum(bytes);
    bytes[CHECKSUM_AT..CHECKED_FROM].copy_from_slice(&checksum.to_le_bytes());
}

/// The CRC of everything but the CRC.
fn checksum(bytes: &[u8]) -> u32 {
    crc32(crc32(0, &bytes[..CHECKSUM_AT]), &bytes[CHECKED_FROM..])
}

/// The next place where a section may begin.
fn padded(length: usize) -> usize {
    length.next_multiple_of(8)
}

struct Header {
    letters: u32,
    longest: u32,
    words: u64,
    sections: usize,
}

impl Header {
    fn read(bytes: &[u8]) -> Result<Header, LexiconError> {
        check_beginning(bytes)?;
        check_whole(bytes)?;
        let header = Header {
            letters: u32_at(bytes, 24),
            longest: u32_at(bytes, 28),
            words: u64_at(bytes, 32),
            sections: u32_at(bytes, 40) as usize,
        };
        if header.letters == 0 || header.letters as usize > MAX_LETTERS {
            let letters = header.letters;
            return Err(Fault::ForeignAlphabet.because(format!("{letters} letters")));
        }
        Ok(header)
    }
}

fn check_beginning(bytes: &[u8]) -> Result<(), LexiconError> {
    let magic = &bytes[..bytes.len().min(MAGIC.len())];
    if magic != &MAGIC[..magic.len()] {
        return Err(Fault::NotALexicon.because("the first bytes are not those of a lexicon"));
    }
    if bytes.len() < HEADER {
        return Err(Fault::Truncated.because(format!("{} bytes", bytes.len())));
    }
    match u32_at(bytes, 8) {
        FORMAT_VERSION => Ok(()),
        other => Err(Fault::Version.because(format!("{other}, known is {FORMAT_VERSION}"))),
    }
}

fn check_whole(bytes: &[u8]) -> Result<(), LexiconError> {
    let (told, found) = (u64_at(bytes, CHECKED_FROM), bytes.len() as u64);
    if told > found {
        return Err(Fault::Truncated.because(format!("{found} bytes of {told}")));
    }
    if told < found {
        return Err(Fault::Range.because(format!("{found} bytes where {told} belong")));
    }
    let (told, found) = (u32_at(bytes, CHECKSUM_AT), checksum(bytes));
    if told != found {
        return Err(Fault::Checksum.because(format!("{found:08x} instead of {told:08x}")));
    }
    Ok(())
}

type Section<'a> = ([u8; 8], &'a [u8]);

fn sections<'a>(bytes: &'a [u8], header: &Header) -> Result<Vec<Section<'a>>, LexiconError> {
    let beyond = || Fault::Range.because("the table of sections leaves the file");
    if header.sections > MOST_SECTIONS {
        return Err(beyond());
    }
    let end = HEADER + ENTRY * header.sections;
    let table = bytes.get(HEADER..end).ok_or_else(beyond)?;
    table
        .chunks_exact(ENTRY)
        .map(|entry| section(bytes, entry, end).ok_or_else(beyond))
        .collect()
}

fn section<'a>(bytes: &'a [u8], entry: &[u8], least: usize) -> Option<Section<'a>> {
    let name = entry[..8].try_into().ok()?;
    let start = usize::try_from(u64_at(entry, 8)).ok()?;
    let length = usize::try_from(u64_at(entry, 16)).ok()?;
    let body = bytes.get(start..start.checked_add(length)?)?;
    (start >= least && start == padded(start)).then_some((name, body))
}

fn find<'a>(sections: &[Section<'a>], name: [u8; 8]) -> Result<&'a [u8], LexiconError> {
    let mut found = sections.iter().filter(|section| section.0 == name);
    match (found.next(), found.next()) {
        (Some(section), None) => Ok(section.1),
        _ => Err(Fault::Range.because("a section is absent or stands twice")),
    }
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u32_at(bytes, at) as u64 | (u32_at(bytes, at + 4) as u64) << 32
}
