"""Training: leave values and win probabilities of any edition and lexicon, from a seed."""

from stafla.study.training.fit import Tally, fit
from stafla.study.training.leaves import Generation, train_leaves
from stafla.study.training.setup import TrainingSetup
from stafla.study.training.wins import train_wins

__all__ = ["Generation", "Tally", "TrainingSetup", "fit", "train_leaves", "train_wins"]
