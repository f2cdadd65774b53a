import { type CollectionBeforeOperationHook, MissingFile } from 'payload'

/**
 * A picture's file comes with the request that makes it, and stays as it is. Payload would also
 * fetch it from an address that the request names, past every check of ours and with `pasteURL` off,
 * and draw a kept one anew under the name that browsers keep it by.
 */
export const sentFilesAlone: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file) throw new MissingFile(req.t)
  if (operation === 'update' && req.query) delete req.query.uploadEdits
  return args
}
