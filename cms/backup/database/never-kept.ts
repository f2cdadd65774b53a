/**
 * What is not part of the site but of the moment, and must not come back (decision 161): who is
 * signed in and who edits what just now, who has tried which password how often, what learners
 * have parked for ten minutes, and which challenges passkeys have answered. What a migration calls
 * unlogged is not kept either.
 */
export const neverKept: readonly string[] = [
  ...[
    'admins_sessions',
    'session_marks',
    'payload_locked_documents',
    'payload_locked_documents_rels',
  ],
  ...['login_guards', 'rate_limits', 'moves', 'answered_challenges'],
]
