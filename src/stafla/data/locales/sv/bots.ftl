# The players that are programs: the levels, from the weakest to the strongest, and two more.

bot-beginner = bot: nybörjare
bot-learner = bot: lärling
bot-home = bot: hemmaspelare
bot-keen = bot: van spelare
bot-club = bot: klubbspelare
bot-tournament = bot: turneringsspelare
bot-expert = bot: elitspelare
bot-master = bot: mästare
bot-champion = bot: stormästare
bot-highest-score = bot: högsta poäng
bot-best-equity = bot: tänker framåt
