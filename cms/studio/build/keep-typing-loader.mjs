import { keepTyping } from './keep-typing.mjs'

/** For the studio's build: the file of Payload's admin that holds its forms. */
export default keepTyping
