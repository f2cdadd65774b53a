/** The styles of a page, from what the build made for its screen. */
export interface PageStyles {
  /** The text of all style sheets, which stands in the page. */
  text: string
  /** The faces that are fetched for it, and a word that changes with them. */
  faces: string
  facesVersion: string
  /** Their addresses, so that no later page fetches one again. */
  hrefs: readonly string[]
  /** Those of parts that not every page of this screen draws: they stand where one is drawn. */
  ofParts: readonly PartStyles[]
  /** The colours of each paper that the tutor can choose, by its name. */
  ofPapers: Readonly<Record<string, string>>
}

/** The styles of a part that not every page of a screen draws. */
export interface PartStyles {
  text: string
  /** The address of their sheet. */
  href: string
  /** Words of its own that its elements are marked with; without any it might style anything. */
  classes: readonly string[]
}

/**
 * The styles with those of what is drawn: the first packets carry none of what the tutor does not
 * show. Pages that draw the same have the same text between them, whose hash is known from the second
 * on.
 * @param body The drawn document.
 */
export function withStylesOfDrawn(styles: PageStyles, body: string): PageStyles {
  const screen = screenOf(styles)
  const paper = /^<html[^>]* data-palette="([\w-]+)"/.exec(body)?.[1] ?? ''
  const classes = classesIn(body, screen)
  const drawn = styles.ofParts.filter((part) => isDrawn(part, classes))
  const name = [paper, ...drawn.map(({ href }) => href)].join(' ')
  const known = screen.made.get(name)
  if (known) return known
  const made = {
    ...styles,
    text: [styles.text, styles.ofPapers[paper] ?? '', ...drawn.map(({ text }) => text)].join(''),
    hrefs: [...styles.hrefs, ...drawn.map(({ href }) => href)],
  }
  screen.made.set(name, made)
  return made
}

const isDrawn = (part: PartStyles, classes: ReadonlySet<string>) =>
  part.classes.length === 0 || part.classes.some((name) => classes.has(name))

/** The styles of a screen stay the same as long as the process runs. */
interface Screen {
  /** Finds the class attributes that name a part. */
  pattern: RegExp | null
  /** As many as there are papers, times the sets of parts that a page of this screen can draw. */
  made: Map<string, PageStyles>
}

const screens = new WeakMap<PageStyles, Screen>()

function screenOf(styles: PageStyles): Screen {
  const known = screens.get(styles)
  if (known) return known
  const screen = { pattern: patternOf(styles.ofParts), made: new Map<string, PageStyles>() }
  screens.set(styles, screen)
  return screen
}

/**
 * Takes an attribute up to the last class in it that is a part's. It begins with letters, which a page
 * of a hundred thousand of them is looked through for in a third of the time that single signs take.
 * React writes no `"` but around attributes.
 */
function patternOf(parts: readonly PartStyles[]): RegExp | null {
  const names = parts.flatMap(({ classes }) => classes)
  if (names.length === 0) return null
  return new RegExp(`class="(?:[^" ]* )*(?:${names.join('|')})[" ]`, 'g')
}

function classesIn(body: string, { pattern }: Screen): ReadonlySet<string> {
  const attributes = new Set(pattern && body.match(pattern))
  return new Set([...attributes].flatMap((text) => text.slice('class="'.length, -1).split(' ')))
}
