# The players that are programs: the levels, from the weakest to the strongest, and two more.

bot-beginner = bot: beginner
bot-learner = bot: learner
bot-home = bot: home player
bot-keen = bot: keen player
bot-club = bot: club player
bot-tournament = bot: tournament player
bot-master = bot: master
bot-champion = bot: champion
bot-highest-score = bot: highest score
bot-best-equity = bot: plans ahead
