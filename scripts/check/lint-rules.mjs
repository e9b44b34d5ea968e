/** Habits of the house style that the linter has no rule for. Loaded by oxlint.config.ts under the name `house`. */

const visibleAttributes = new Set(['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description'])
const hasWord = /\p{L}{2}/u
const wordsNotUsed = /^(?:utils?|common|misc|helpers?|manager|data|index)\./u

/** The string literals that a JSX expression may show: through ?:, && and ??, but not inside calls or comparisons. */
function shownLiterals(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : []
    case 'TemplateLiteral':
      return node.quasis.map((quasi) => ({ node: quasi, text: quasi.value.cooked ?? '' }))
    case 'ConditionalExpression':
      return [...shownLiterals(node.consequent), ...shownLiterals(node.alternate)]
    case 'LogicalExpression':
      return [...shownLiterals(node.left), ...shownLiterals(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...shownLiterals(node.left), ...shownLiterals(node.right)] : []
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return shownLiterals(node.expression)
    default:
      return []
  }
}

const noBareSentence = {
  create(context) {
    function refuse(found) {
      for (const { node, text } of found) {
        if (hasWord.test(text))
          context.report({ node, message: `Bare words: give "${text.trim()}" a key in locales/.` })
      }
    }
    return {
      JSXText: (node) => refuse([{ node, text: node.value }]),
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') refuse(shownLiterals(node))
      },
      JSXAttribute(node) {
        if (visibleAttributes.has(node.name.name)) refuse(shownLiterals(node.value))
      },
    }
  },
}

const functionAtTheTop = {
  create(context) {
    function look(statement) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations) {
        const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
        if (isFunction && !id.typeAnnotation) {
          context.report({
            node: id,
            message: 'Write `function name()` at the top of a file; arrows are for what is passed along.',
          })
        }
      }
    }
    return { Program: (program) => program.body.forEach(look) }
  },
}

/** `Date.now`, also written Date['now'] or globalThis.Date.now. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return ''
  const property = node.computed ? node.property.value : node.property.name
  return `${nameOf(node.object)}.${property}`.replace(/^globalThis\./u, '')
}

const clocks = new Set(['Date.now', 'performance.now', 'Math.random'])
const clockOwners = new Set(['Date', 'Math', 'performance'])

const noClock = {
  create(context) {
    const refuse = (node) =>
      context.report({ node, message: 'Time and chance come from outside: take them as an argument.' })
    return {
      NewExpression(node) {
        if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) refuse(node)
      },
      CallExpression(node) {
        if (nameOf(node.callee) === 'Date') refuse(node)
      },
      MemberExpression(node) {
        if (clocks.has(nameOf(node))) refuse(node)
      },
      VariableDeclarator({ id, init }) {
        // Under another name the rules above would not recognise it.
        if (init && clockOwners.has(nameOf(init))) refuse(id)
      },
    }
  },
}

/** What node/no-process-env does not see: the environment taken out of the process first. */
const environmentTakenOut = {
  create(context) {
    const refuse = (node) => context.report({ node, message: 'Only config.ts reads the environment.' })
    return {
      ImportDeclaration(node) {
        if (['process', 'node:process'].includes(node.source.value)) refuse(node)
      },
      VariableDeclarator({ id, init }) {
        if (init && nameOf(init) === 'process') refuse(id)
      },
    }
  },
}

/** oxc/no-barrel-file knows `export *` alone. */
const noOnlyReexports = {
  create(context) {
    const isPassedOn = ({ type, declaration }) =>
      type === 'ImportDeclaration' ||
      type === 'ExportAllDeclaration' ||
      (type === 'ExportNamedDeclaration' && !declaration)
    return {
      Program(node) {
        if (
          node.body.length > 0 &&
          node.body.every(isPassedOn) &&
          node.body.some(({ type }) => type !== 'ImportDeclaration')
        )
          context.report({ node, message: 'This file only re-exports: import the file that is meant.' })
      },
    }
  },
}

const exceptionHasReason = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*(?:oxlint|eslint)-disable/u.test(comment.value) && !/ -- \S/u.test(comment.value)) {
            context.report({ loc: comment.loc, message: 'Say why after ` -- `: an exception needs a reason.' })
          }
        }
      },
    }
  },
}

const honestFileName = {
  create(context) {
    return {
      Program(node) {
        const name = context.filename.split(/[\\/]/u).at(-1)
        if (wordsNotUsed.test(name))
          context.report({ node, message: `${name} says nothing: name the file after what is in it.` })
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-bare-sentence': noBareSentence,
    'function-at-the-top': functionAtTheTop,
    'no-clock': noClock,
    'environment-taken-out': environmentTakenOut,
    'no-only-reexports': noOnlyReexports,
    'exception-has-reason': exceptionHasReason,
    'honest-file-name': honestFileName,
  },
}
