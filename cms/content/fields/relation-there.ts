import { isolateObjectProperty, type RelationshipFieldSingleValidation, validations } from 'payload'

const notThere =
  'It is in the trash, has been deleted or is still empty. Choose another one, or restore it first.'

/**
 * As Payload looks whether a related document is one to choose, except that a look which fails is
 * told as what it is, and one that is none in words. By itself Payload takes a lost database for the
 * answer that there is none, and tells the number of a document that cannot be chosen.
 * @throws what the database said.
 */
export const relationIsThere: RelationshipFieldSingleValidation = async (value, options) => {
  const failures: unknown[] = []
  const req = isolateObjectProperty(options.req, 'payloadDataLoader')
  const { payloadDataLoader: loader } = options.req
  const find: typeof loader.find = (asked) =>
    loader.find({ ...asked, req: options.req }).catch((error: unknown) => {
      failures.push(error)
      throw error
    })
  req.payloadDataLoader = Object.assign(Object.create(loader), { find })
  const outcome = await validations.relationship(value, { ...options, req })
  if (failures.length > 0) throw failures[0]
  return outcome === true || !value ? outcome : notThere
}
