# The players that are programs: the levels, from the weakest to the strongest, and two more.

bot-beginner = Beginner bot
bot-learner = Learner bot
bot-home = Home bot
bot-keen = Keen bot
bot-club = Club bot
bot-tournament = Tournament bot
bot-expert = Expert bot
bot-master = Master bot
bot-champion = Champion bot
bot-highest-score = High-score bot
bot-best-equity = Equity bot
