import { PAPER_MARGIN, type Paper } from './paper.ts';

/**
 * Returns the style sheet of printed sheets: everything is readable in black, and only the device's own fonts are used.
 */
export const styleOf = ({ css }: Paper): string => `@page { size: ${css}; margin: ${PAPER_MARGIN}pt; }
@page wide { size: ${css} landscape; margin: ${PAPER_MARGIN}pt; }
* { box-sizing: border-box; }
html { color: #000; background: #fff; font: 10pt/1.3 "DejaVu Sans Condensed", "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
body { margin: 0 auto; max-width: 60rem; }
section.wide { page: wide; }
h2 { margin: 0 0 2pt; font-size: 13pt; overflow-wrap: anywhere; }
h2.large { font-size: 20pt; }
h2.huge { font-size: 28pt; line-height: 1.1; }
p { margin: 0 0 2pt; overflow-wrap: anywhere; }
table { width: 100%; margin: 4pt 0 6pt; border-collapse: collapse; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 1.5pt 4pt; border-bottom: 0.5pt solid #999; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { border-bottom: 1pt solid #000; }
.right { text-align: right; }
.middle { text-align: center; }
table.form th, table.form td { height: 16pt; border: 0.5pt solid #000; }
.grid { display: grid; grid-template-columns: repeat(var(--across), minmax(0, 1fr)); grid-auto-rows: minmax(var(--height), auto); }
.grid:has(> .head) { grid-template-rows: var(--head); }
.grid > article { padding: 8pt; break-inside: avoid; overflow-wrap: anywhere; }
.grid > .head { grid-column: 1 / -1; height: var(--head); overflow: hidden; padding-inline: 8pt; }
.cut > article { border: 0.5pt dashed #999; }
.flow > article { margin-bottom: 10pt; break-inside: avoid; }
.tent { display: grid; grid-template-rows: 1fr 1fr; text-align: center; }
.tent > div { display: flow-root; padding: 12pt; }
.tent > .over { transform: rotate(180deg); border-top: 0.5pt dotted #999; }
.hand { font-size: 15pt; line-height: 1.4; }
.qr { margin: 0; text-align: center; }
.qr svg { width: 80pt; height: 80pt; }
.qr.corner { float: right; }
.hands { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); max-width: 24rem; margin: 4pt 0; break-inside: avoid; }
.hands > .terms { grid-area: 1 / 1; font-weight: bold; }
.hands > .N { grid-area: 1 / 2; }
.hands > .W { grid-area: 2 / 1; }
.hands > .compass { grid-area: 2 / 2; }
.hands > .E { grid-area: 2 / 3; }
.hands > .S { grid-area: 3 / 2; }
.hands > .points { grid-area: 3 / 1; }
.hands > .tricks { grid-area: 3 / 3; width: auto; margin: 0; align-self: end; }
.compass, .points { display: grid; grid-template-columns: repeat(3, 1.3em); grid-template-rows: repeat(3, 1.2em); place-content: center start; text-align: center; }
.compass { place-content: center; }
.compass > .N, .points > .N { grid-area: 1 / 2; }
.compass > .W, .points > .W { grid-area: 2 / 1; }
.compass > .E, .points > .E { grid-area: 2 / 3; }
.compass > .S, .points > .S { grid-area: 3 / 2; }
.tricks th, .tricks td { padding: 0 0 0 2.4pt; border: 0; text-align: right; font-weight: normal; font-size: 80%;
  white-space: nowrap; overflow-wrap: normal; }
.grid .hands { margin: 0; font-size: 7pt; line-height: 1.15; max-width: none; }
.grid .par { font-size: 7pt; }
@media screen { body { padding: 1rem; } section { margin-bottom: 2rem; } }
@media print {
  body { max-width: none; }
  section { break-after: page; }
  section:last-of-type { break-after: auto; }
  .flow > article > h2 { break-after: avoid; }
}
`;

/** The style of a sheet on the screen, over that of paper: colours by the reader's choice of light or dark. */
export const SCREEN = `:root { color-scheme: light dark; }
html { color: light-dark(#1c1b19, #ece7da); background: light-dark(#fbf8f1, #11181b); font-size: 14px; }
body { padding: 12px; }
h2.large { font-size: 18px; }
th, td { border-color: light-dark(#d8d0c0, #3a4448); }
th { border-bottom-color: light-dark(#8a8371, #7d878b); overflow-wrap: normal; }
td.right, td.middle { overflow-wrap: normal; white-space: nowrap; }
section, .flow > article { margin: 0; overflow-x: auto; }
@media (max-width: 30rem) { th, td { padding-inline: 3px; font-size: 12px; } }
a { color: inherit; }
.more { margin-top: 8px; font-size: 13px; }
`;
