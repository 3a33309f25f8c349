"""The server's kernel for browsers that have none: the same calls, answered over the network.

Pages that were built without the module, and browsers that cannot run it, ask here what others ask
the kernel beside the page (docs/formats/kernel.md). Nothing is kept between two questions: a game
comes along as what was told to its kernel, and is played again.
"""

from functools import lru_cache

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException

from stafla import _core
from stafla.club.tables.setup import edition_of
from stafla.editions.leaves import shipped_leaves
from stafla.web.services import services_of
from stafla.web.wire.device import KernelAnswer, KernelQuestion
from stafla.words import library

WRONG = 2
router = APIRouter(prefix="/api/device")


@router.post("/kernel", response_model=KernelAnswer)
async def ask(request: Request, body: KernelQuestion) -> KernelAnswer:
    """What the kernel answers; a few questions at a time, in threads of their own."""
    return await services_of(request).kernel_workers.do(answer, body)


def answer(question: KernelQuestion) -> KernelAnswer:
    """The kernel's answer to a question.

    Raises:
        UnknownProfile: there is no such edition.
        HTTPException: it is not for so many players, or the kernel cannot read what it is told.
    """
    edition = edition_of(question.profile)
    if not edition.players.admit(question.players):
        raise HTTPException(422)
    file = library.shipped_file(edition.language) if question.words else None
    status, numbers, text = _core.ask_desk(
        edition.ruleset(question.players),
        None if file is None else file.open().graph,
        leaves(question.profile, question.players) if question.equity else None,
        question.game,
        question.call,
        question.message,
    )
    if status == WRONG:
        raise HTTPException(422)
    return KernelAnswer(refused=status != 0, numbers=numbers, text=text)


@lru_cache(maxsize=16)
def leaves(profile: str, players: int) -> _core.Leaves:
    """The leave values of an edition; laying them out takes a while."""
    edition = edition_of(profile)
    return shipped_leaves(edition, edition.ruleset(players))
