interface Form {
  setProcessing: (isProcessing: boolean) => void
}

/**
 * Sends what takes the place of a form's document, after which the page is loaded anew: what is
 * typed meanwhile would be gone with the form, so that it is closed, and opens where nothing came of
 * it.
 */
export async function closedForUpload<Answer>(
  { setProcessing }: Form,
  send: () => Promise<Answer>,
): Promise<Answer> {
  setProcessing(true)
  try {
    return await send()
  } catch (error) {
    setProcessing(false)
    throw error
  }
}
