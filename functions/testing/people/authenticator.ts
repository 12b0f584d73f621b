import { createHash, createHmac, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, RequestOptions } from '#contract/identity/factors/passkeys.answers.ts'

/** What an authenticator may get wrong, each for the tests of its refusal. */
type Odd = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** Whether it looked who is there. */
  verifies?: boolean
  counter?: number
  userHandle?: string
  /** Whether the page stood in a frame of another site. */
  crossOrigin?: boolean
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const text = (words: string): Buffer => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)])
const bytes = (data: Buffer): Buffer =>
  Buffer.concat([
    data.length < 256 ? Buffer.from([0x58, data.length]) : Buffer.from([0x59, data.length >> 8, data.length & 255]),
    data,
  ])

const counterBytes = (count: number): Buffer => {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(count)
  return four
}

/** ES256 in COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
const coseKey = ({ x, y }: { x: string; y: string }): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])

const [present, verified, attested] = [0x01, 0x04, 0x40]

/** A passkey in memory, as a phone would hold it: ES256, attestation "none", counting. */
export class TestPasskey {
  readonly id = randomBytes(24).toString('base64url')
  counter = 0
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''
  readonly #origin: string

  constructor(origin = 'http://localhost') {
    this.#origin = origin
  }

  /** Answers to what the site asks when it wants a passkey. */
  make(options: CreationOptions, odd: Odd = {}) {
    this.#userHandle = options.user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const credentialId = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([0, credentialId.length])
    const data = Buffer.concat([
      this.#head(odd.rpId ?? options.rp.id, attested, odd),
      Buffer.alloc(16),
      length,
      credentialId,
      coseKey({ x, y }),
    ])
    const attestation = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)]
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData({ type: 'webauthn.create', challenge: options.challenge }, odd).toString(
          'base64url',
        ),
        attestationObject: Buffer.concat([Buffer.from([0xa3]), ...attestation]).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Answers to what the site asks when somebody shows who they are; counts one further. */
  sign(options: RequestOptions, odd: Odd = {}) {
    this.counter = odd.counter ?? this.counter + 1
    const data = this.#head(odd.rpId ?? options.rpId, 0, odd)
    const clientData = this.#clientData({ type: 'webauthn.get', challenge: options.challenge }, odd)
    const key = createPrivateKey(this.#keys.privateKey.export({ format: 'pem', type: 'pkcs8' }))
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), key).toString('base64url'),
        userHandle: odd.userHandle ?? (this.#userHandle || undefined),
      },
    }
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} }
  }

  #head(rpId: string, flags: number, { verifies = true }: Odd): Buffer {
    const seen = present | (verifies ? verified : 0) | flags
    return Buffer.concat([sha256(rpId), Buffer.from([seen]), counterBytes(this.counter)])
  }

  #clientData(said: { type: string; challenge: string }, odd: Odd): Buffer {
    const { type = said.type, challenge = said.challenge, origin = this.#origin, crossOrigin = false } = odd
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
  }
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const fromBase32 = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an app shows at a moment, by RFC 6238: SHA-1, half a minute, six digits. */
export const totpAt = (secret: string, at: Date): string => {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)))
  const mac = createHmac('sha1', fromBase32(secret)).update(step).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
