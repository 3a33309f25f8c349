### People: accounts, their pages, and why they are refused something.

account = Your account
account-name = Name
account-name-hint = 2 to 30 letters, digits, spaces, hyphens or full stops. Others see this name.
account-already = Already signed up?
adopt-tables = Take over the tables I set up at this device
change-password = Change password
device-here = this device
device-seen = last used { $day }
device-unknown = Unknown device
devices = Where you are signed in
hidden-name = (name hidden)
hide-name = Hide my name
hide-name-hint = For players under age, and for everyone who prefers it: others do not see your name.
member-since = Here since { $day }
no-account-yet = New here?
password = Password
end-elsewhere = Sign me out everywhere else and take back all tokens for programs
end-elsewhere-hint = Leave this ticked if somebody else may know your password or have your device. You keep your seats at tables.
password-hint = At least 10 characters. A few words that belong together only for you are good.
password-new = New password
password-now = Your password now
profile-shown = What others see of you
role-administrator = Administrator
role-arbiter = Arbiter
role-director = Tournament director
role-moderator = Moderator
role-player = Player
save = Save
settings = Settings
sign-in = Sign in
sign-out = Sign out
sign-out-others = Sign out everywhere else
sign-up = Sign up
sign-up-intro = A name and a password are all it takes. There is no e-mail and no outside service, so keep the password safe.

## Refusals
bad-account-name = A name has { $least } to { $most } Latin letters, digits, spaces, hyphens or full stops, and begins with a letter.
name-taken = Somebody already has this name.
name-looks-taken = This name looks too much like somebody else's. Choose a different one.
no-such-person = There is no such person here.
not-for-you = This is for people with another role.
not-signed-in = Sign in first.
password-length = A password has { $least } to { $most } characters.
reserved-name = This name would speak for the house. Choose another one.
too-many-attempts = { $minutes ->
    [one] Too many attempts. Try again in a minute.
   *[other] Too many attempts. Try again in { $minutes } minutes.
}
too-many-requests = You ask faster than the server answers. Wait a moment.
too-many-open = { $most ->
    [one] You can have only { $most } of these open at a time. Finish it or call it off before you begin another.
   *[other] You can have only { $most } of these open at a time. Finish one or call one off before you begin another.
}
too-many-from-here = Guests on your network have { $most } of these open already, and there is no room for more. Try again later, or sign in.
too-many-in-all = The server has { $most } of these open already, and there is no room for more. Try again later.
too-many-places = No more can join from this device or network; the most is { $most }.
event-full = No more can join; the most is { $most }.
unknown-language = There are no pages in that language.
weak-password = This password is too easy to guess. Choose a longer one, or a few words that have nothing to do with each other.
wrong-password = Name and password do not belong together.
bad-report = Give a reason of at most { $most } characters, and days for a suspension.
bad-role = There is no such role.
blocked = One of you two has blocked the other.
not-oneself = That can be done to others only.
suspended = This account is suspended until { $day }.
too-many-ties = The list holds at most { $most } people.

## Between people
administration = Administration
between-you = Between you and this person
befriend = Add to my friends
unfriend = Remove from my friends
block = Block
unblock = Unblock
block-hint = People who are blocked cannot invite you, play you or write to you, and you cannot invite them.
blocked-people = People you have blocked
friends = Friends
friends-none = Nobody yet. You add people on their own pages.
people-none = Nobody by that name.
roles = Roles
search = Search

## Reports and measures
report = Report to the moderators
report-by = reported by
report-next = A moderator will look at it. The person is not told who reported them.
report-reason = What is it about?
report-send = Send report
report-text = What happened, and at which table?
report-thanks = The report has arrived
reason-cheating = Help from a program, or other cheating
reason-language = Insults or threats
reason-name = An offensive name
reason-stalling = Delaying or leaving games on purpose
reason-other = Something else
log-about = Who
log-by = By
log-day = Day
measure = Measure
measure-by-command = (command line)
measure-days = Days (for a suspension)
measure-dismiss = No action
measure-do = Decide
measure-erase = Account erased
measure-lift = Suspension lifted
measure-password = New password
measure-reason = Reason
measure-roles = Roles:
measure-suspend = Suspension
measure-warn = Warning
measures-log = What was decided
moderation = Moderation
reports-none = No report is waiting.
reports-open = Open reports

## One’s own data
erase = Erase my account
erase-hint = Erasing cannot be undone. Your name goes from all games; your opponents keep theirs, which can still be replayed.
erase-games = Games that you are still playing are given up first: rated ones count as lost, and your opponents get their results.
export = Take everything home
export-hint = All that is kept about you and all your games in one zip file (JSON and GCG).
own-data = Your data

## Tokens for programs
tokens = Tokens for programs
tokens-intro = A program that shows one of these tokens plays in your name. Show them to nobody else.
token-new = New token
token-label = Name, for example the program's
token-scopes = What the program may do
token-make = Make a token
token-secret = The token
token-secret-hint = It is shown this once. Keep it where the program finds it.
tokens-there = Tokens in force
token-unused = not used yet
token-end = Take back
token-end-named = Take back the token { $label }
scope-read = see what you see
scope-play = sit down at tables and play
bad-label = A name has 1 to { $most } characters.
unknown-scope = Choose at least one thing that the program may do.
too-many-tokens = You have { $most } tokens already. Take one back first.
bad-token = This token is not valid.
out-of-scope = The token does not allow this.

## Passkeys
passkeys = Passkeys
passkeys-intro = A passkey signs you in by the fingerprint, face or PIN of your phone or computer, without typing. The password stays as another way in.
passkeys-need = Passkeys need a browser that knows them and an address with https.
passkeys-none = No passkey yet.
passkey-add = Add a passkey
passkey-label = Name, for example the device's
passkey-added = added { $day }
passkey-unused = not used yet
passkey-remove = Remove
passkey-remove-named = Remove the passkey { $label }
passkey-sign-in = Sign in with a passkey
passkey-instead = Confirm with a passkey instead
passkey-failed = Nothing came of the passkey. Try again, or use the password.
wrong-passkey = This passkey proves nothing here. Try again, or use the password.
too-many-passkeys = You have this passkey already, or { $most } others. Remove one first.
last-passkey = This is your only passkey. Confirm with the password that you still know another way in.
