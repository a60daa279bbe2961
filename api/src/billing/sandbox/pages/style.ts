/** The product's own tones, in light and dark; no picture, no font from elsewhere, no script. */
export const STYLE = `
:root { color-scheme: light dark; --layout: #F5F7FA; --card: #FFFFFF; --text: #111827; --second: #4B5563; --edge: #858F9F;
  --line: #E1E6ED; --pine: #0B6E4F; --on-pine: #FFFFFF; --error: #B42318; --error-fill: #FDE4E3; --warn: #6B4200;
  --warn-fill: #FEF3C0; --good: #0F4F4A; --good-fill: #D3F5EE; --focus: #1D4ED8 }
@media (prefers-color-scheme: dark) { :root { --layout: #0B1220; --card: #131C2B; --text: #E6EDF5; --second: #B4C0CF;
  --edge: #6B7A90; --line: #2A374A; --pine: #5FD3A6; --on-pine: #08130E; --error: #FDA29B; --error-fill: #43191A;
  --warn: #FDE68A; --warn-fill: #3B2F0B; --good: #9CEBDD; --good-fill: #0C3836; --focus: #93C5FD } }
* { box-sizing: border-box }
body { margin: 0; background: var(--layout); color: var(--text); font: 16px/24px "Inter Variable", Inter, system-ui, sans-serif;
  font-variant-numeric: tabular-nums }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 16px;
  border-bottom: 1px solid var(--line); background: var(--card) }
.mark { font-weight: 700; font-size: 20px; line-height: 28px; color: var(--pine) }
.badge { font-size: 14px; line-height: 22px; padding: 0 8px; border-radius: 6px; background: var(--warn-fill); color: var(--warn) }
.badge.good { background: var(--good-fill); color: var(--good) }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; display: grid; gap: 16px; align-items: start }
h1 { font-size: 28px; line-height: 36px; margin: 0 }
h2 { font-size: 16px; line-height: 24px; margin: 0 0 12px }
p { margin: 0 0 8px }
.second { color: var(--second) }
.price { font-size: 28px; line-height: 36px; font-weight: 600 }
.price small { font-size: 14px; font-weight: 400; color: var(--second) }
section { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 20px }
section.controls { border-style: dashed; border-color: var(--edge) }
form { display: grid; gap: 12px; margin: 0 }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 8px }
legend { font-weight: 600; padding: 0; margin-bottom: 8px }
label { display: flex; gap: 12px; align-items: center; min-height: 44px; padding: 8px 12px; border: 1px solid var(--edge);
  border-radius: 8px; cursor: pointer }
label:has(:checked) { border-color: var(--pine); box-shadow: inset 0 0 0 1px var(--pine) }
label span { flex: 1 }
input { accent-color: var(--pine); width: 18px; height: 18px; margin: 0 }
button, a.button, summary { font: inherit; font-weight: 600; min-height: 44px; padding: 9px 16px; border-radius: 8px;
  border: 1px solid var(--edge); background: var(--card); color: var(--text); text-decoration: none; text-align: center;
  cursor: pointer; display: block; width: 100% }
button.primary { background: var(--pine); color: var(--on-pine); border-color: var(--pine) }
button.danger { color: var(--error); border-color: var(--error) }
summary { list-style: none }
summary::-webkit-details-marker { display: none }
details[open] summary { margin-bottom: 12px }
.note { padding: 12px; border-radius: 8px; margin: 0 }
.note + form { margin-top: 12px }
.two { display: grid; gap: 16px; align-items: start }
.note.error { background: var(--error-fill); color: var(--error) }
.note.warn { background: var(--warn-fill); color: var(--warn) }
.row { display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; align-items: baseline }
.actions { display: grid; gap: 12px }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
@media (min-width: 768px) { .two { grid-template-columns: 1fr 1fr }
  .actions { grid-template-columns: repeat(2, 1fr) } }
`;
