import {graphql, type PageProps} from 'gatsby'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {formatDay} from '../../../../domain/format/format.ts'
import type {LandingSection} from '../../../../domain/pages/landingSections.ts'
import {Features} from '../../charts/Features.tsx'
import {seaOf} from '../../charts/sea.ts'
import {JsonLd} from '../../head/JsonLd.tsx'
import {siteUrl} from '../../head/Seo.tsx'
import {useTranslation} from '../../i18n/index.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import {Page} from '../../layout/Page.tsx'
import {Plans} from '../../layout/Plans.tsx'
import {Proofs} from '../../layout/Proofs.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {useLanguageOf, usePage} from '../../page/usePage.ts'
import {Picture} from '../../ui/Picture.tsx'
import {Badge, Lede, Row, Section, SectionHead, Subtitle, Title, Wrap} from '../../ui/primitives.ts'
import {Questions} from '../../ui/Questions.tsx'
import {Windsock} from '../../ui/Windsock.tsx'
import {Evidence, hasFigures} from './Evidence.tsx'
import {Hero} from './Hero.tsx'
import {landingJsonLd} from './jsonLd.ts'
import {BlogCard, Faq, Strip} from './landing.styles.ts'
import {PromiseSection} from './PromiseSection.tsx'

export default function Landing({pageContext}: PageProps<unknown, PageContext<LandingQueryResult>>) {
  const {page, proofs, series} = pageContext.content
  const shown = page.sections ?? SHIPPED
  // Customers speak beside our own figures if proof comes first, as long as there are any.
  const besideFigures = hasFigures(page.measured) && shown[0] === 'proof' ? proofs : []
  const sections = besideFigures.length > 0 ? shown.filter((name) => name !== 'proof') : shown
  // Level of the last sock on the sea of the hero.
  const lastDay = seaOf(series.points)?.buoys.at(-1)
  return (
    <Page strip={<ReviewStrip strip={page.reviewStrip} />} wind={lastDay?.lift}>
      <JsonLd graph={landingJsonLd(pageContext, siteUrl)} />
      <Hero
        hero={page.hero}
        demo={page.features.demo}
        benefits={page.benefits}
        points={series.points}
        score={pageContext.content.score}
      />
      <PromiseSection claims={page.claims} />
      <Evidence
        texts={page.measured}
        wind={pageContext.content.wind}
        proofs={besideFigures}
        heading={page.proof.heading}
      />

      {sections.map((name) => (
        <SectionOf key={name} name={name} context={pageContext} />
      ))}
    </Page>
  )
}

/** Order of content of before there was one. The table of sections would bring its words for editors to visitors. */
const SHIPPED: readonly LandingSection[] = ['proof', 'features', 'blog', 'pricing', 'faq', 'closing']

type Context = PageContext<LandingQueryResult>

/** One section below the opening: editors order them, and hide some (domain/pages/landingSections.ts). */
function SectionOf({name, context}: {name: LandingSection; context: Context}) {
  const {page, proofs} = context.content
  if (name === 'features') return <FeaturesSection texts={page.features} features={context.content.features} />
  if (name === 'proof') return proofs.length > 0 && <ProofSection heading={page.proof.heading} proofs={proofs} />
  if (name === 'blog') return <Blog blog={page.blog} />
  if (name === 'pricing') return <PricingSection texts={page.pricing} plans={context.content.plans} />
  if (name === 'faq') return <FaqSection texts={page.faq} faqs={context.content.faqs} />
  return <Closing closing={page.closing} />
}

type LandingContent = PageContext<LandingQueryResult>['content']

function ReviewStrip({strip}: {strip: LandingContent['page']['reviewStrip']}) {
  const {t} = useTranslation()
  return (
    <Strip aria-label={t('reviews')}>
      <span>{strip.text}</span>
      <ActionLink action={strip.link} />
    </Strip>
  )
}

function Head({id, texts}: {id: string; texts: {heading: string; intro?: string}}) {
  return (
    <SectionHead>
      <Title id={id}>
        <Hyphenated>{texts.heading}</Hyphenated>
      </Title>
      {texts.intro && <Lede>{texts.intro}</Lede>}
    </SectionHead>
  )
}

function FeaturesSection({
  texts,
  features,
}: {texts: LandingContent['page']['features']} & Pick<LandingContent, 'features'>) {
  return (
    <Section id="features" aria-labelledby="features-heading">
      <Wrap>
        <Head id="features-heading" texts={texts} />
        <Features features={features} />
      </Wrap>
    </Section>
  )
}

function PricingSection({texts, plans}: {texts: LandingContent['page']['pricing']} & Pick<LandingContent, 'plans'>) {
  return (
    <Section id="pricing" aria-labelledby="pricing-heading">
      <Wrap>
        <Head id="pricing-heading" texts={texts} />
        <Plans plans={plans} texts={texts} />
      </Wrap>
    </Section>
  )
}

function FaqSection({texts, faqs}: {texts: LandingContent['page']['faq']} & Pick<LandingContent, 'faqs'>) {
  const {noQuestions} = usePage().site.settings
  return (
    <Section id="questions" aria-labelledby="questions-heading">
      <Faq>
        <div>
          <Title id="questions-heading">
            <Hyphenated>{texts.heading}</Hyphenated>
          </Title>
          <Lede>{texts.intro}</Lede>
        </div>
        <Questions faqs={faqs} none={noQuestions} />
      </Faq>
    </Section>
  )
}

function ProofSection({heading, proofs}: {heading: string; proofs: LandingContent['proofs']}) {
  return (
    <Section aria-labelledby="proof-heading">
      <Wrap>
        <Head id="proof-heading" texts={{heading}} />
        <Proofs proofs={proofs} />
      </Wrap>
    </Section>
  )
}

/** The newest article, or a note that there is none yet. */
function Blog({blog}: {blog: LandingContent['page']['blog']}) {
  const {language} = usePage()
  const languageOf = useLanguageOf()
  const {newest} = blog
  const picture = newest?.picture ?? blog.picture
  return (
    <Section aria-labelledby="blog-heading">
      <Wrap>
        <BlogCard>
          {picture ? (
            <Picture picture={picture} sizes="(min-width: 40rem) 16rem, 100vw" />
          ) : (
            // Calm: nothing has been written yet.
            !newest && <Windsock level={0} />
          )}
          {newest ? (
            <div>
              <Badge $tone="muted">
                <time dateTime={newest.date}>{formatDay(newest.date, language, 'long')}</time>
              </Badge>
              <Subtitle id="blog-heading">
                <ActionLink action={{label: newest.title, destination: newest.destination}} />
              </Subtitle>
              <p>{newest.intro}</p>
              {newest.all.label && (
                <ActionLink action={{label: newest.all.label, destination: newest.all.destination}} variant="link" />
              )}
            </div>
          ) : (
            <div>
              <Badge $tone="muted" lang={languageOf(blog.badge)}>
                {blog.badge}
              </Badge>
              <Subtitle id="blog-heading">{blog.heading}</Subtitle>
              <p>{blog.text}</p>
            </div>
          )}
        </BlogCard>
      </Wrap>
    </Section>
  )
}

function Closing({closing}: {closing: LandingContent['page']['closing']}) {
  return (
    <Section aria-labelledby="closing-heading">
      <Wrap>
        <Title id="closing-heading">
          <Hyphenated>{closing.heading}</Hyphenated>
        </Title>
        <Lede style={{marginBlock: 'var(--s4) var(--s5)'}}>{closing.text}</Lede>
        <Row>
          <ActionLink action={closing.primaryAction} variant="secondary" size="lg" />
          <ActionLink action={closing.secondaryAction} variant="outline" size="lg" />
        </Row>
      </Wrap>
    </Section>
  )
}

export const query = graphql`
  query LandingPage($language: String!) {
    ...InterfaceStrings
  }
`
