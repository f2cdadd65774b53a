'use client'
import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { FieldDescription, FieldError, FieldLabel, useField, useTheme } from '@payloadcms/ui'
import CodeMirror, { EditorView } from '@uiw/react-codemirror'
import type { CodeFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import { codeLook } from './code-look.ts'
import styles from './source-editor.module.css'

const languages = { html, css, javascript }

const languageOf = (name: string) =>
  name === 'html' || name === 'css' ? languages[name]() : javascript()

/** An editor for HTML, CSS and JavaScript that needs no foreign host. */
export const SourceEditor: CodeFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({ path })
  const { theme } = useTheme()
  const label = typeof field.label === 'string' ? field.label : field.name
  const language = String(field.admin?.language)
  const extensions = useMemo(
    () => [
      languageOf(language),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    ],
    [language, label],
  )
  return (
    <div className="field-type code-field" data-source-editor={field.name}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      {showError && <FieldError path={path} message={errorMessage} showError />}
      <CodeMirror
        className={styles.editor}
        value={value ?? ''}
        onChange={(text) => setValue(text === '' ? null : text)}
        theme={codeLook[theme]}
        readOnly={readOnly || disabled}
        extensions={extensions}
        indentWithTab={false} // Tab must lead out of the editor
        minHeight="12rem"
        maxHeight="60vh"
      />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
