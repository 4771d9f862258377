import { brandColours } from '@/rules/brandColours'
import { type Locale, rootLocale } from '@/rules/locales'

export interface EmailContent {
  subject: string
  text: string
  html: string
}

export interface Section {
  heading?: string
  lines?: string[]
  rows?: [label: string, value: string][]
  links?: [label: string, href: string][]
}

interface Page {
  locale?: Locale
  sections: Section[]
  title: string
}

export function emailHtml({ locale = rootLocale, sections, title }: Page): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head>`,
    `<body style="${body}"><h1 style="font-size:20px;color:${brandColours.maroon}">${escapeHtml(title)}</h1>`,
    ...sections.map(toHtml),
    '</body></html>',
  ].join('\n')
}

const body = 'font:16px/1.5 sans-serif;color:#22222a;max-width:640px'
const label = `text-align:left;vertical-align:top;padding:4px 16px 4px 0;color:${brandColours.maroon}`

function toHtml({ heading, lines = [], links = [], rows = [] }: Section): string {
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th style="${label}">${escapeHtml(name)}</th><td style="padding:4px 0">${toLines(value)}</td></tr>`,
  )
  return [
    heading ? `<h2 style="font-size:17px">${escapeHtml(heading)}</h2>` : '',
    ...lines.map((line) => `<p>${toLines(line)}</p>`),
    cells.length ? `<table style="border-collapse:collapse">${cells.join('')}</table>` : '',
    links.length ? `<p>${links.map(toLink).join(' &nbsp; ')}</p>` : '',
  ].join('')
}

const toLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

const toLink = ([text, href]: [string, string]) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
}

export function escapeHtml(text: string): string {
  return text.replace(/["&'<>]/g, (sign) => entities[sign] ?? '')
}

const LONGEST = 150
const letters = new Intl.Segmenter()

/** One line, so that no header can be injected. */
export function headerLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  // Splits by grapheme, so that a Hindi letter keeps its vowel sign.
  return [...letters.segment(line)]
    .slice(0, LONGEST)
    .map(({ segment }) => segment)
    .join('')
}
