const id = 'bm90LWEtcGFzc2tleQ'
const passkey = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const

/** An answer that is well made, of a passkey that nobody has: what routes show and tests send. */
export const nobodysSignature = {
  ...passkey,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
}

/** A new passkey that is well made on the outside, and no passkey within. */
export const nobodysPasskey = {
  ...passkey,
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
}
