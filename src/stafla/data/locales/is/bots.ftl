# The players that are programs: the levels, from the weakest to the strongest, and two more.

bot-beginner = þjarkur: byrjandi
bot-learner = þjarkur: nemi
bot-home = þjarkur: heimaspilari
bot-keen = þjarkur: áhugamaður
bot-club = þjarkur: klúbbspilari
bot-tournament = þjarkur: mótaspilari
bot-expert = þjarkur: úrvalsspilari
bot-master = þjarkur: meistari
bot-champion = þjarkur: stórmeistari
bot-highest-score = þjarkur: flest stig
bot-best-equity = þjarkur: hugsar fram í tímann
