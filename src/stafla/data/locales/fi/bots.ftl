# The players that are programs: the levels, from the weakest to the strongest, and two more.

bot-beginner = botti: aloittelija
bot-learner = botti: harjoittelija
bot-home = botti: kotipelaaja
bot-keen = botti: harrastaja
bot-club = botti: kerhopelaaja
bot-tournament = botti: turnauspelaaja
bot-expert = botti: huippupelaaja
bot-master = botti: mestari
bot-champion = botti: suurmestari
bot-highest-score = botti: eniten pisteitä
bot-best-equity = botti: ajattelee eteenpäin
