import {
  APIError,
  AuthenticationError,
  ErrorDeletingFile,
  FileRetrievalError,
  FileUploadError,
  Forbidden,
  Locked,
  LockedAuth,
  MissingFile,
  NotFound,
  QueryError,
  UnauthorizedError,
  UnverifiedEmail,
  ValidationError,
} from 'payload'

const classes = {
  APIError,
  AuthenticationError,
  ErrorDeletingFile,
  FileRetrievalError,
  FileUploadError,
  Forbidden,
  Locked,
  LockedAuth,
  MissingFile,
  NotFound,
  QueryError,
  UnauthorizedError,
  UnverifiedEmail,
  ValidationError,
}

/**
 * Gives Payload's errors back the names that the studio's bundle takes from them. Payload shows the
 * message of no error without a name, and logs errors by their names.
 */
export function nameErrors(): void {
  for (const [name, errorClass] of Object.entries(classes)) {
    Object.defineProperty(errorClass, 'name', { value: name })
  }
}
