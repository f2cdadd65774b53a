import type { Token } from 'parse5'

/**
 * Follows SVG and MathML inside a page, where `<style>`, `<title>` and `<script>` do not hold raw text.
 * Names and rules: HTML standard, 'parsing main in foreign content'. Every step is amortised O(1).
 */
export class ForeignContent {
  /** Open roots, and the places inside them that hold HTML again. */
  private readonly open: Opened[] = []
  private readonly roots = { svg: 0, math: 0 }

  isOpen(): boolean {
    const space = this.open.at(-1)?.space
    return space === 'svg' || space === 'math'
  }

  /** True where the tag belongs to the drawing or formula and means nothing to the page. */
  takesStartTag(token: Token.TagToken): boolean {
    const name = token.tagName
    if (this.isOpen() && leavesForeignContent(token)) this.leave()
    const space = this.isOpen() ? this.open.at(-1)?.space : undefined
    if (isRoot(name)) {
      // Inside a formula, 'svg' is one more unknown element of the formula.
      if (!token.selfClosing) this.push({ name, space: space ?? name })
      return true
    }
    if (!token.selfClosing && holdsHtml(token, space)) this.push({ name, space: 'html' })
    return space !== undefined
  }

  takesEndTag(name: string): boolean {
    if (this.isOpen() && (name === 'p' || name === 'br')) this.leave()
    if (isRoot(name)) {
      if (this.roots[name] > 0) this.popThrough(name)
      return true
    }
    const top = this.open.at(-1)
    if (top?.space === 'html' && top.name === name) {
      this.open.pop()
      return true
    }
    return this.isOpen() && name !== 'body' && name !== 'html'
  }

  /** What brings the parser back to HTML. */
  closers(): string {
    const lastHtml = this.open.findLastIndex(({ space }) => space === 'html')
    const roots = this.open.slice(lastHtml + 1).reverse()
    return roots.map(({ name }) => `</${name}>`).join('')
  }

  private push(opened: Opened) {
    this.open.push(opened)
    if (isRoot(opened.name)) this.roots[opened.name]++
  }

  private leave() {
    while (this.isOpen()) this.pop()
  }

  private popThrough(root: string) {
    while (this.pop() !== root);
  }

  private pop(): string | undefined {
    const name = this.open.pop()?.name
    if (name !== undefined && isRoot(name)) this.roots[name]--
    return name
  }
}

type Space = 'svg' | 'math' | 'html'

interface Opened {
  name: string
  space: Space
}

const isRoot = (name: string): name is 'svg' | 'math' => name === 'svg' || name === 'math'

const drawingHolders = new Set(['foreignobject', 'desc', 'title'])
const formulaHolders = new Set(['mi', 'mo', 'mn', 'ms', 'mtext'])

function holdsHtml({ tagName, attrs }: Token.TagToken, space: Space | undefined): boolean {
  if (space === 'svg') return drawingHolders.has(tagName)
  if (space !== 'math') return false
  if (tagName !== 'annotation-xml') return formulaHolders.has(tagName)
  return attrs.some(
    ({ name, value }) =>
      name === 'encoding' && /^(text\/html|application\/xhtml\+xml)$/i.test(value),
  )
}

const leavers = new Set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'.split(
    ' ',
  ),
)

function leavesForeignContent({ tagName, attrs }: Token.TagToken): boolean {
  if (tagName !== 'font') return leavers.has(tagName)
  return attrs.some(({ name }) => name === 'color' || name === 'size' || name === 'face')
}
