/** A page's own name, found as the server does: its title, else its first heading. */
export function titleOfPage(html: string): string | null {
  // Parsed apart from this page: nothing is run, nothing is fetched.
  const page = new DOMParser().parseFromString(html, 'text/html')
  const heading = page.querySelector('h1, h2, h3, h4, h5, h6')?.textContent
  return lineOf(page.title) || lineOf(heading) || null
}

const lineOf = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
