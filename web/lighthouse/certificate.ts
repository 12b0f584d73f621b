import 'reflect-metadata'
import { createHash, KeyObject } from 'node:crypto'
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509'

export type Certificate = {
  /** Both as PEM. */
  key: string
  cert: string
  /** A hash by which Chromium knows its key, and takes it as if somebody known had signed it. */
  fingerprint: string
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' }
const days = (count: number): number => count * 86_400_000

/** Makes a certificate of localhost that nobody has signed, with a key that is kept in memory alone. */
export const makeCertificate = async (): Promise<Certificate> => {
  const keys = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - days(1)),
    notAfter: new Date(Date.now() + days(1)),
    signingAlgorithm: { ...curve, hash: 'SHA-256' },
    keys,
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
  })
  const publicKey = KeyObject.from(keys.publicKey).export({ type: 'spki', format: 'der' })
  return {
    key: KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: certificate.toString('pem'),
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  }
}
