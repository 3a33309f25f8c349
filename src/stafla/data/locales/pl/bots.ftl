# The players that are programs: the levels, from the weakest to the strongest, and two more.

bot-beginner = bot: początkujący
bot-learner = bot: uczeń
bot-home = bot: gracz domowy
bot-keen = bot: zapalony gracz
bot-club = bot: gracz klubowy
bot-tournament = bot: gracz turniejowy
bot-expert = bot: ekspert
bot-master = bot: mistrz
bot-champion = bot: arcymistrz
bot-highest-score = bot: najwięcej punktów
bot-best-equity = bot: myśli naprzód
