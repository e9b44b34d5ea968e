// Run by hand when a screen needs another icon: name it here, and `node scripts/generate/make-icons.mjs` writes
// web/ui/icons, one file for each, so that a page carries only the icons that it shows.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// Not a static import: its names are looked up.
const lucide = await import('lucide-react')

const names = [
  'ArrowDown',
  'ArrowLeft',
  'ArrowLeftRight',
  'ArrowUp',
  'ArrowUpDown',
  'BatteryLow',
  'BedDouble',
  'Bookmark',
  'Bus',
  'CalendarDays',
  'CalendarPlus',
  'CarTaxiFront',
  'Check',
  'ChevronDown',
  'ChevronLeft',
  'ChevronRight',
  'CircleCheck',
  'Clock',
  'CloudRain',
  'Copy',
  'Ellipsis',
  'ExternalLink',
  'Eye',
  'EyeOff',
  'FileText',
  'Footprints',
  'Globe',
  'GripVertical',
  'Heart',
  'Hourglass',
  'Info',
  'Landmark',
  'Languages',
  'Leaf',
  'List',
  'LoaderCircle',
  'Lock',
  'LockOpen',
  'Luggage',
  'Map',
  'MapPin',
  'Maximize',
  'Menu',
  'Microscope',
  'Minus',
  'Moon',
  'Palette',
  'Phone',
  'Plane',
  'Plus',
  'Printer',
  'QrCode',
  'Redo2',
  'RefreshCw',
  'Route',
  'Search',
  'Share2',
  'Ship',
  'ShoppingBag',
  'SlidersHorizontal',
  'Sparkles',
  'Star',
  'Stethoscope',
  'Sun',
  'Ticket',
  'TrainFront',
  'Trash2',
  'TriangleAlert',
  'Undo2',
  'Utensils',
  'UtensilsCrossed',
  'Wallet',
  'WifiOff',
  'X',
]

const root = path.resolve(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/lucide-react/package.json'), 'utf8'))

/** All strokes of an icon look the same, so one path holds them. */
function drawPath(name) {
  const markup = renderToStaticMarkup(createElement(lucide[name]))
  const shapes = [...markup.matchAll(/<(?<tag>path|circle|rect|line|polyline)(?<attributes>[^>]*)>/g)]
  return shapes.map(({ groups }) => drawShape(groups.tag, readAttributes(groups.attributes))).join('')
}

function readAttributes(text) {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

function drawShape(tag, attributes) {
  const number = (name) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return beginAbsolute(attributes.d)
    case 'circle':
      return drawCircle(number('cx'), number('cy'), number('r'))
    case 'rect':
      return drawRectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes.points.trim().replaceAll(/\s+/g, ' ')}`
    default:
      throw new Error(`an icon has a ${tag}, which nothing draws yet`)
  }
}

/**
 * A small m at the beginning is absolute, and in the middle of another path it would not be; lines may follow without
 * an l.
 */
function beginAbsolute(drawn) {
  const start = /^m\s*(?<right>-?[\d.]+)[\s,]*(?<down>-?[\d.]+)\s*/.exec(drawn)
  if (!start) return drawn
  const rest = drawn.slice(start[0].length)
  return `M${start.groups.right} ${start.groups.down}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`
}

function drawCircle(x, y, r) {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

function drawRectangle(x, y, width, height, r) {
  const arc = (right, down) => `a${r} ${r} 0 0 1 ${right} ${down}`
  const [across, along] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}${arc(r, r)}v${along}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-along}${arc(r, -r)}`
}

const folder = path.join(root, 'web/ui/icons')
const head = [
  `// Made by scripts/generate/make-icons.mjs from Lucide ${version} (ISC, lucide.dev/license); do not edit.`,
  `import { icon } from '#web/ui/icon.tsx'`,
  '',
]
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const name of names) {
  const line = `export const ${name} = /* @__PURE__ */ icon('${drawPath(name)}')`
  writeFileSync(path.join(folder, `${kebab(name)}.generated.ts`), `${[...head, line].join('\n')}\n`)
}

/** `Trash2` is trash-2, as in the icons' own list. */
function kebab(name) {
  return name.replaceAll(/(?<=.)(?=[A-Z\d])/g, '-').toLowerCase()
}
