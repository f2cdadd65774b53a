import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'
import { EditorView } from '@uiw/react-codemirror'

/** The studio’s own colours (`studio.css`), which are for reading in the light and in the dark. */
export const codeWords = HighlightStyle.define([
  { tag: [tags.keyword, tags.typeName, tags.tagName], color: 'var(--hue-professional)' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--hue-business)' },
  { tag: [tags.string, tags.url], color: 'var(--hue-fundamentals)' },
  { tag: [tags.regexp, tags.escape, tags.character], color: 'var(--hue-academic)' },
  { tag: [tags.number, tags.bool, tags.atom, tags.color], color: 'var(--hue-conversation)' },
  { tag: [tags.className, tags.labelName, tags.macroName], color: 'var(--accent)' },
  { tag: tags.definition(tags.variableName), color: 'var(--accent)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-muted)' },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.invalid, textDecoration: 'underline wavy var(--signal)' },
])

const ground = {
  '&': { color: 'var(--ink)', backgroundColor: 'var(--theme-input-bg)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor, .cm-dropCursor': { borderInlineStartColor: 'var(--ink)' },
  '.cm-gutters': {
    color: 'var(--ink-muted)',
    backgroundColor: 'var(--theme-elevation-50)',
    borderColor: 'var(--rule)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection':
    { backgroundColor: 'var(--accent-soft)' },
  '.cm-selectionMatch, .cm-searchMatch': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--accent)',
  },
  '.cm-searchMatch.cm-searchMatch-selected': { backgroundColor: 'var(--accent-soft)' },
  '&.cm-focused .cm-matchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--rule-strong)',
  },
  '.cm-foldPlaceholder': {
    color: 'var(--ink-muted)',
    backgroundColor: 'transparent',
    borderColor: 'var(--rule)',
  },
  '.cm-panels, .cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--theme-elevation-50)',
    borderColor: 'var(--rule)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--on-accent)',
    backgroundColor: 'var(--accent)',
  },
}

const lookIn = (dark: boolean) => [
  EditorView.theme(ground, { dark }),
  syntaxHighlighting(codeWords),
]

/** How code looks in the studio, by the studio's theme. */
export const codeLook = { light: lookIn(false), dark: lookIn(true) }
