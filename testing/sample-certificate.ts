import type { PublicKey } from '../cms/certificate/reading/check-certificate.ts'

// Made by signRecord of the sample record: browsers, too, have something to check.

/** The public key of the site that signed the sample. */
export const sampleKey: PublicKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  alg: 'EdDSA',
  use: 'sig',
  kid: 'bfa6y9sQdqhgxcVt',
  x: 'GPOS3GkshPTLRJA6mZ5g20YWcVAPdpyzwdnRAEVPH0I',
}

/** The sample record, signed. */
export const sampleText = [
  'eyJhbGciOiJFZERTQSIsImtpZCI6ImJmYTZ5OXNRZHFoZ3hjVnQiLCJ6aXAiOiJERUYifQ.lVPBctMwEP0VzZ5lW45',
  'JS3UqLS1wKkM6HOj0oMjreFtFMpLsYDr5d0ZOk7ZAmeHo9du3771dPQCFABLaGLsgiyL20fkcf6h1ZxA43EUCCb23s',
  'u-plvNG6LfNHLNKz5fZG10dZydL0WSiPq6Pm6OmUmUJHOyyAVken8yr6uStEBxOtbMRf0SQN4dRm80m31S586vChkJ',
  '7rNFGUiYUwwz4Adb13uS0DivjlspM8NChLtyyGKpOFI_MWZWLvMrvgrPAH6DzSkfSCPIBTql-zWExoKdmBA6ncewQJ',
  'JxODNvtLYdd5Qa-JgyppcHzg0jgcNWhPVP16nn1lsM07L8DU-s0_Atq52vmGnbQz6HGoD11kZwFCQs0TdYpjTVn1kU',
  'W-g79QAFr4GmXPfrk-XXL8GTss3cNGUyqHwVc2JWh0LJzp3RLdgVbDoMyVF96twYJMzE7ysoym82uxYmshBQiF0J8A',
  'w5PC1z0yzvUMcnYT3qnW8IB12jj_u8UVWpoKEm-2YPh01SN49UOx6FVocUaZKNMwH1XHK938En5U_WjCi1I-EC9IcX',
  'OSFndEqR1pkAHiuMiKh_fq4gHPyIT1bVIZuTOyx56YesXwDKbid-AB1__Tr3QrvcBi-pZ_M9CgdsXXI_Wzqeep_NYd',
  'Kju2aXp0UYz_nEaf70e7SmiJ5XkWeW9ijRMmx7Qj8xgCM6yhiyljDlTtmaodMu-9xgSb6KjGNj3nn4yZcMGPdZMO-9',
  'RRzMyssxZZNGPzHmmrIst-hy22y1_8QgH9GGSWXLYTQ0pg-mcawqaOkM2CV6slTEsKnMPHD7QQHbF1O77dt967voUe',
  'MVhLzOALOccGvIhXvsRZDnbbn8B.Y1kmiHy3Ybbzp_1sOkcgcH1rOLileVzUbb1mAzKwctngKrcqIMTWmxhfghxmIY',
  '4AtY89WdtgTqW_6mBUwrMqBA',
].join('')
