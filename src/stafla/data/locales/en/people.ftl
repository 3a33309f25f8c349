### People: accounts, their pages, and why they are refused something.

account = Your account
account-name = Name
account-name-hint = 2 to 30 letters, digits, spaces, hyphens or full stops. Others see this name.
account-already = Already have an account?
adopt-tables = Add my games on this device to my account
change-password = Change password
device-here = this device
device-seen = last active { $day }
device-unknown = Unknown device
devices = Signed-in devices
hidden-name = (name hidden)
hide-name = Hide my name
hide-name-hint = Other players do not see your name. Recommended for children.
member-since = Member since { $day }
no-account-yet = No account yet?
password = Password
end-elsewhere = Sign me out on all other devices and revoke all tokens for programs
end-elsewhere-hint = Leave this ticked if someone else may know your password or have your device. You keep your seats at tables.
password-hint = At least 10 characters. Several unrelated words work well.
password-new = New password
password-now = Current password
profile-shown = Your public profile
role-administrator = Administrator
role-arbiter = Arbiter
role-director = Tournament director
role-moderator = Moderator
role-player = Player
save = Save
account-settings = Settings
sign-in = Sign in
sign-out = Sign out
sign-out-others = Sign out on all other devices
sign-up = Sign up
sign-up-intro = You need only a name and a password. There is no e-mail on file to reset a lost password, so keep it safe.

## Refusals
bad-account-name = A name has { $least } to { $most } Latin letters, digits, spaces, hyphens or full stops, and begins with a letter.
name-taken = This name is taken.
name-looks-taken = This name looks too much like another player’s. Choose a different one.
no-such-person = This player does not exist.
not-for-you = You do not have permission for this.
not-signed-in = Sign in first.
password-length = A password has { $least } to { $most } characters.
reserved-name = This name is reserved. Choose a different one.
too-many-attempts = { $minutes ->
    [one] Too many attempts. Try again in a minute.
   *[other] Too many attempts. Try again in { $minutes } minutes.
}
too-many-requests = Too many requests. Wait a moment and try again.
too-many-of-late = Too much of this has come from your network in the last month. Try again in a few days.
too-many-open = { $most ->
    [one] You can have only { $most } of these open at a time. Finish or cancel it before you start another.
   *[other] You can have only { $most } of these open at a time. Finish or cancel one before you start another.
}
too-many-from-here = Guests on your network have { $most } of these open already, and there is no room for more. Try again later, or sign in.
too-many-together = From your network { $most } of these are open already, and there is no room for more. Try again later.
too-many-in-all = The server has { $most } of these open already, and there is no room for more. Try again later.
too-many-places = No more players can join from this device or network (limit: { $most }).
event-full = No more players can join (limit: { $most }).
unknown-language = There are no pages in that language.
weak-password = This password is too easy to guess. Choose a longer one, or a few unrelated words.
wrong-password = Wrong name or password.
bad-report = Give a reason of at most { $most } characters; for a suspension also the number of days.
bad-role = There is no such role.
blocked = One of you has blocked the other.
not-oneself = You cannot do this to yourself.
suspended = This account is suspended until { $day }.
too-many-ties = This list is full ({ $most } people). Remove someone first.

## Between people
administration = Administration
between-you = You and this player
befriend = Add to my friends
unfriend = Remove from my friends
block = Block
unblock = Unblock
block-hint = People you block cannot invite you, play you or write to you, and you cannot invite them.
blocked-people = People you have blocked
friends = Friends
friends-none = No friends yet. Add people on their profile pages.
people-none = No player has that name.
roles = Roles
search = Search

## Reports and measures
report = Report to the moderators
report-by = reported by
report-next = A moderator will look at it. The player is not told who reported them.
report-reason = What is it about?
report-send = Send report
report-text = What happened, and at which table?
report-thanks = Report sent
reason-cheating = Cheating or outside help
reason-language = Insults or threats
reason-name = An offensive name
reason-stalling = Delaying or leaving games on purpose
reason-other = Something else
log-about = Player
log-by = Decided by
log-day = Date
measure = Action
measure-by-command = (command line)
measure-days = Days (for a suspension)
measure-dismiss = No action
measure-do = Apply
measure-erase = Account deleted
measure-lift = Suspension lifted
measure-password = New password
measure-reason = Reason
measure-roles = Roles:
measure-suspend = Suspension
measure-warn = Warning
measures-log = Moderation log
moderation = Moderation
moderation-chat = Chat at a table
moderation-chat-table = Address of the table
moderation-chat-show = Show
moderation-chat-earlier = Earlier messages
moderation-chat-latest = Latest messages
reports-none = No open reports.
reports-open = Open reports

## One’s own data
erase = Delete my account
erase-hint = This cannot be undone. Your name is removed from all games; your opponents keep them and can still replay them.
erase-games = Games you are still playing are resigned first: rated ones count as lost, and your opponents get their results.
export = Download your data
export-hint = Everything stored about you and all your games in one zip file (JSON and GCG).
own-data = Your data

## Tokens for programs
tokens = API tokens
tokens-intro = A program with one of these tokens plays as you. Keep them secret.
token-new = New token
token-label = Name (to recognise it by)
token-scopes = What the program may do
token-make = Create token
token-secret = The token
token-secret-hint = It is shown only once. Copy it now.
tokens-there = Active tokens
token-unused = not used yet
token-end = Revoke
token-end-named = Revoke the token { $label }
scope-read = read what you can see
scope-play = join tables and play
scope-carry = carry tournaments you direct to this server and from it
bad-label = A name has 1 to { $most } characters.
unknown-scope = Choose at least one permission.
too-many-tokens = You already have { $most } tokens. Revoke one first.
bad-token = This token is not valid. Create a new one.
out-of-scope = The token does not allow this.

## Passkeys
passkeys = Passkeys
passkeys-intro = A passkey signs you in with your fingerprint, face or PIN, without a password. Your password still works.
passkeys-need = Passkeys need a browser that supports them and an https address.
passkeys-none = No passkey yet.
passkey-add = Add a passkey
passkey-label = Name (to recognise it by)
passkey-added = added { $day }
passkey-unused = not used yet
passkey-remove = Remove
passkey-remove-named = Remove the passkey { $label }
passkey-sign-in = Sign in with a passkey
passkey-instead = Confirm with a passkey instead
passkey-failed = The passkey did not work. Try again, or use your password.
wrong-passkey = This passkey is not accepted here. Try again, or use your password.
too-many-passkeys = You already have this passkey, or the limit of { $most }. Remove one first.
last-passkey = This is your only passkey. Enter your password to remove it.
