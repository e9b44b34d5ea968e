/** A value of JSON without holes: what is undefined would silently be left out. */
type Json = string | number | boolean | null | readonly Json[] | { [key: string]: Json }

/** Says what a page is in the words of schema.org; addresses in it need the site's own origin. */
export type StructuredData = (origin: string) => { [key: string]: Json }

const context = 'https://schema.org'

export function webSite({ name, description }: { name: string; description: string }): StructuredData {
  return (origin) => ({
    '@context': context,
    '@type': 'WebSite',
    name,
    description,
    url: `${origin}/`,
    inLanguage: 'en',
  })
}

/** The way from the home page to this one; the last crumb is the page itself. */
export function breadcrumbs(crumbs: readonly { name: string; path: string }[]): StructuredData {
  return (origin) => ({
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  })
}

export function questions(asked: readonly { question: string; answer: string }[]): StructuredData {
  return () => ({
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}
