const address = /^\/api\/greetings\/([0-9a-f]{16})\.wav$/

/** Where a greeting is heard. */
export const greetingPath = (hash: string) => `/api/greetings/${hash}.wav`

/** Whether it is the address of a greeting. */
export const isGreetingPath = (text: string) => address.test(text)
