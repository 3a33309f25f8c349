/** Forms that take passkeys. */

import "../people/passkey";
