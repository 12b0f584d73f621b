import type { Chapter } from './chapter.ts'
import { encoding } from './chapters/v01-encoding.ts'
import { validation } from './chapters/v02-validation.ts'
import { frontend } from './chapters/v03-frontend.ts'
import { services } from './chapters/v04-services.ts'
import { files } from './chapters/v05-files.ts'
import { authentication } from './chapters/v06-authentication.ts'
import { sessions } from './chapters/v07-sessions.ts'
import { authorization } from './chapters/v08-authorization.ts'
import { tokens } from './chapters/v09-tokens.ts'
import { oauth } from './chapters/v10-oauth.ts'
import { cryptography } from './chapters/v11-cryptography.ts'
import { communication } from './chapters/v12-communication.ts'
import { configuration } from './chapters/v13-configuration.ts'
import { data } from './chapters/v14-data.ts'
import { architecture } from './chapters/v15-architecture.ts'
import { logging } from './chapters/v16-logging.ts'
import { webrtc } from './chapters/v17-webrtc.ts'

/** What becomes of every requirement of the standard, by its chapters in their order. */
export const register: Record<string, Chapter> = {
  V1: encoding,
  V2: validation,
  V3: frontend,
  V4: services,
  V5: files,
  V6: authentication,
  V7: sessions,
  V8: authorization,
  V9: tokens,
  V10: oauth,
  V11: cryptography,
  V12: communication,
  V13: configuration,
  V14: data,
  V15: architecture,
  V16: logging,
  V17: webrtc,
}
