/** Forms that take passkeys. */

import "../accounts/passkey";
