/** The addresses of the tutor's studio. */
export const studioPaths = {
  home: '/studio',
  account: '/studio/account',
  /** Signs out whoever comes; an ended session leads elsewhere, and back. */
  signOut: '/studio/logout',
  list: (collection: string) => `/studio/collections/${collection}`,
  create: (collection: string) => `/studio/collections/${collection}/create`,
  document: (collection: string, id: number) => `/studio/collections/${collection}/${id}`,
  trashed: (collection: string, id: number) => `/studio/collections/${collection}/trash/${id}`,
  message: (id: number) => `/studio/api/contact-messages/${id}`,
  /** Where a mark goes that nobody has chosen: the one by opening a message. */
  openedMessage: (id: number) => `/studio/api/contact-messages/${id}?opened=true`,
  global: (slug: string) => `/studio/globals/${slug}`,
} as const
