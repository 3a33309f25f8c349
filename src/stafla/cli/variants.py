"""``stafla variants``: what a table may agree on."""

from stafla.cli.inputs.position import edition_named
from stafla.editions import VariantError, combine, variants

from .output import emit, say, tell


def command(*, edition: str | None = None, json: bool = False) -> int:
    """List the catalogue of variants."""
    ruled = edition_named(edition) if edition else None
    for variant in variants().values():
        try:
            if ruled is not None:
                combine(ruled, [variant.id], check=variant.check or None)
        except VariantError:
            continue
        name, text = say(f"variant-{variant.id}"), say(f"variant-{variant.id}-text")
        if json:
            changes = {part: dict(numbers) for part, numbers in variant.changes.items()}
            emit(
                {
                    "id": variant.id,
                    "name": name,
                    "text": text,
                    "rules": list(variant.rules),
                    "excludes": sorted(variant.excludes),
                    "players": variant.players,
                    "check": variant.check,
                    "changes": changes,
                }
            )
        else:
            tell(f"{variant.id}: {name} ({', '.join(variant.rules) or '–'})")
            tell(f"  {text}")
    return 0
