// One door to the package, loaded when the first passkey comes: its two entries share parts that
// must begin in the order of the first.
export { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
export { decodeAttestationObject } from '@simplewebauthn/server/helpers'
