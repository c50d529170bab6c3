import {jest} from '@jest/globals'
import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {ToastProvider} from '@sanity/ui/toast'
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react'
import type {DocumentActionComponent, DocumentActionProps, SanityClient} from 'sanity'
import {addressesOfOwn} from '../../domain/pages/ownPages.ts'
import type {OwnPage} from '../../domain/pages/pages.ts'
import {everyLanguage} from '../../tests/support/html/texts.ts'
import {readPublished} from '../published/published.ts'
import {lake, operated, parseErrors} from '../testing/sanity.tsx'
import {documentActions} from './actions.ts'

const execute = jest.fn()
const theme = buildTheme()

/** The Studio's own reason why a button cannot be pressed, such as a field that is missing. */
let isDisabled = false
/** A stock action of the Studio, as far as ours look at it. */
const stock = (name: 'publish' | 'delete' | 'unpublish'): DocumentActionComponent =>
  Object.assign(() => ({label: name, onHandle: execute, disabled: isDisabled}), {action: name})

/** Draws an action as the Studio does: its button, and its dialog while there is one. */
function Action({use, props}: {use: DocumentActionComponent; props: DocumentActionProps}) {
  const action = use(props)
  const dialog = action?.dialog && action.dialog.type === 'dialog' && action.dialog
  return (
    <>
      <button type="button" disabled={Boolean(action?.disabled)} onClick={() => action?.onHandle?.()}>
        {action?.label}
      </button>
      {dialog && (
        <section>
          <h1>{dialog.header}</h1>
          {dialog.content}
          {dialog.footer as never}
        </section>
      )}
    </>
  )
}

const LABELS = {'What this changes': 1, publish: 0, delete: 1, unpublish: 1}

/** Presses an action on a document; `draft` is what was changed in it. Gives what changes it once more. */
async function press(label: keyof typeof LABELS, id: string, draft?: object) {
  const published = lake.documentOf(id)
  const type = published?._type ?? id.split('-')[0] ?? ''
  const name = label === 'What this changes' ? 'publish' : label
  const actions = (
    documentActions as (actions: DocumentActionComponent[], context: object) => DocumentActionComponent[]
  )(name === 'publish' ? [stock('publish')] : [stock('publish'), stock(name)], {schemaType: type})
  const use = actions.at(label === 'publish' ? 0 : label === 'What this changes' ? 1 : 2) as DocumentActionComponent
  const drawn = (changed?: object) => (
    <ThemeProvider theme={theme}>
      <ToastProvider>
        <Action
          use={use}
          props={
            {
              id,
              type,
              published: published ?? null,
              draft: changed ? {...published, ...changed, _id: `drafts.${id}`, _type: type} : null,
            } as unknown as DocumentActionProps
          }
        />
      </ToastProvider>
    </ThemeProvider>
  )
  const {rerender} = render(drawn(draft))
  fireEvent.click(screen.getByRole('button', {name: label}))
  return (changed: object) => rerender(drawn(changed))
}

const said = async () => {
  const items = await screen.findAllByRole('listitem')
  return items.map((item) => item.textContent?.replaceAll('\u00a0', ' '))
}

const PROMOTION = {
  ...{_type: 'offer', name: 'Winter', percent: 10, lasts: 'first', firstDay: '2025-01-01', oncePerCompany: false},
  label: {_type: 'localeString', nl: 'Winteractie', en: 'Winter sale'},
  plans: [{_type: 'reference', _key: 'a', _ref: 'plan-pro'}],
  periods: ['monthly'],
}

const redirects = () => lake.documents().filter(({_type}) => _type === 'redirect')

beforeEach(async () => {
  execute.mockClear()
  isDisabled = false
  await readPublished(lake.client as unknown as SanityClient)
})

test('a price of one period of several can be deleted after a second look', async () => {
  await press('delete', 'price-basis-quarterly')
  expect(await said()).toEqual([
    'Basic loses its 3-month price, so card and checkout offer it no more. Customers who pay that way go on doing so.plan-basisavailability',
  ])
  expect(screen.getByText('Delete anyway')).toBeVisible()
})

test('a price that texts name cannot be deleted, and the way out is told', async () => {
  await press('delete', 'price-basis-monthly')
  expect(await said()).toContain(
    'There is no price now for {price:basis:monthly}, so visitors would read just that. Change the text first, or publish the price.aboutPagecomparison › rows 4 › uslandingPagehero › secondaryAction › label',
  )
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Deleting this would stop sales or break a page')
  expect(screen.getByText('aboutPage').closest('a')).toHaveAttribute('href', '/intent/edit/aboutPage')
  expect(screen.queryByText('Delete anyway')).not.toBeInTheDocument()
  fireEvent.click(screen.getByText('Back'))
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  expect(execute).not.toHaveBeenCalled()
})

test('a copy of a plan with its key cannot be published', async () => {
  lake.put({...lake.documentOf('plan-basis'), _createdAt: '2025-01-01T00:00:00Z'})
  const {_id, ...plan} = lake.documentOf('plan-basis')
  await press('publish', 'plan-copy', {...plan, availability: 'comingSoon'})
  expect(await said()).toEqual([expect.stringMatching(/^“basis” is the key of the plan Basic too/)])
  expect(execute).not.toHaveBeenCalled()
})

test('a price in force at 109 asks, says what it changes, and goes on when that is meant', async () => {
  await press('publish', 'price-basis-monthly', {exclVat: 109})
  expect(await said()).toEqual([
    expect.stringMatching(/^This price has been in force since 1 January 2025, and the change counts at once/),
    expect.stringMatching(/^\{monthsFree:biannual\} reads “1.4 months” now.*faq-costsanswer$/),
    expect.stringMatching(/^\{monthsFree:basis:biannual\} reads “1.4 months” now.*price-basis-biannualdiscountNote$/),
  ])
  expect(screen.getByText(/€99.00 → €109.00 excl\. VAT · €119.79 → €131.89 with VAT/)).toBeVisible()
  expect(screen.getByText(/their subscriptions do not change/)).toBeVisible()
  expect(screen.getByText('Checkout: Basic')).toHaveAttribute('href', '/checkout/basis/')
  expect(screen.getByText('About us')).toBeVisible() // its text compares prices
  expect(screen.queryByText('Checkout: Pro')).not.toBeInTheDocument()
  fireEvent.click(screen.getByText('Publish anyway'))
  expect(execute).toHaveBeenCalledTimes(1)
})

describe('a document edited while the publish dialog is open', () => {
  const BROKEN = {question: {_type: 'localeString', ...everyLanguage('Wat kost het?', 'What?'), en: undefined}}
  const REFUSED = 'The English text is missing: fill it in.question › en'

  test('when the draft is changed while the question stands open', async () => {
    const change = await press('publish', 'price-basis-monthly', {exclVat: 109})
    await said()
    change({exclVat: 119})
    fireEvent.click(screen.getByText('Publish anyway'))
    expect(execute).not.toHaveBeenCalled()
    expect(await screen.findByText(/€99.00 → €119.00 excl\. VAT/)).toBeVisible()
    fireEvent.click(screen.getByText('Publish anyway'))
    expect(execute).toHaveBeenCalledTimes(1)
  })

  test('when somebody types while the answer is on its way, before it is saved', async () => {
    const change = await press('publish', 'faq-costs', {_rev: 'one', page: 'help'})
    change({_rev: 'one', ...BROKEN})
    expect(await said()).toEqual([REFUSED])
    expect(execute).not.toHaveBeenCalled()
  })

  test('and not looked at again when it was only saved meanwhile', async () => {
    const read = jest.spyOn(lake.client, 'fetch')
    const change = await press('publish', 'faq-costs', {_rev: 'one', _updatedAt: '2026-11-22T12:00:00Z', page: 'help'})
    change({_rev: 'two', _updatedAt: '2026-11-22T12:00:01Z', page: 'help'})
    await waitFor(() => expect(execute).toHaveBeenCalledTimes(1))
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('waits while the Studio itself is not ready, and goes on when it is', async () => {
    const change = await press('publish', 'price-basis-monthly', {exclVat: 109})
    await said()
    isDisabled = true
    change({exclVat: 109})
    fireEvent.click(screen.getByText('Publish anyway'))
    expect(screen.getByText(/this document is not ready/)).toBeVisible()
    expect(execute).not.toHaveBeenCalled()
    isDisabled = false
    change({exclVat: 109})
    await waitFor(() => expect(execute).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  })

  test('says that it waits where nothing was asked, for as long as it does', async () => {
    const change = await press('publish', 'faq-costs', {page: 'help'})
    isDisabled = true
    change({page: 'help'})
    await screen.findByText(/this document is not ready/)
    expect(execute).not.toHaveBeenCalled()
    isDisabled = false
    change({page: 'help'})
    await waitFor(() => expect(execute).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.queryByText(/this document is not ready/)).not.toBeInTheDocument())
  })

  test('no longer waits when the text was changed meanwhile', async () => {
    const change = await press('publish', 'price-basis-monthly', {exclVat: 109})
    await said()
    isDisabled = true
    change({exclVat: 109})
    fireEvent.click(screen.getByText('Publish anyway'))
    isDisabled = false
    change({exclVat: 119})
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
    expect(execute).not.toHaveBeenCalled()
  })
})

test('publishes a harmless change without a question', async () => {
  await press('publish', 'faq-costs', {page: 'help'})
  await waitFor(() => expect(execute).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('a document that breaks its page cannot be published', async () => {
  await press('publish', 'faq-costs', {
    question: {_type: 'localeString', ...everyLanguage('Wat kost het?', 'What?'), en: undefined},
  })
  expect(await said()).toEqual(['The English text is missing: fill it in.question › en'])
})

test('a page that the footer leads to asks before it is unpublished, and says which document leads there', async () => {
  await press('unpublish', 'content-privacy')
  expect(await said()).toEqual([
    ...addressesOfOwn(lake.documentOf('content-privacy') as unknown as OwnPage).map((address) =>
      expect.stringContaining(`Visitors who come to the address ${address} will find nothing`),
    ),
    expect.stringMatching(
      /^A link leads to a page that is not published.*content-imprint.*content-withdrawal.*navigation/,
    ),
  ])
  expect(screen.queryByText(/^Redirect/)).not.toBeInTheDocument()
  fireEvent.click(screen.getByText('Unpublish anyway'))
  expect(operated).toEqual([['unpublish', 'content-privacy']])
})

describe('deleting and unpublishing ask once, in our words', () => {
  test('when nothing is doubtful', async () => {
    await press('unpublish', 'help-chat')
    expect(await screen.findByRole('heading', {level: 1})).toHaveTextContent('Unpublish this?')
    expect(screen.getByText('It is kept here as a draft.')).toBeVisible()
    fireEvent.click(screen.getByTestId('go-on'))
    expect(operated).toEqual([['unpublish', 'help-chat']])
    expect(execute).not.toHaveBeenCalled()
  })

  test('when the draft goes too', async () => {
    await press('delete', 'help-chat', {})
    expect(await screen.findByRole('heading', {level: 1})).toHaveTextContent('Delete this?')
    fireEvent.click(screen.getByTestId('go-on'))
    expect(operated).toEqual([['delete', 'help-chat', 'drafts.help-chat']])
  })

  test('when nothing of it was ever published', async () => {
    await press('delete', 'faq-new', {page: 'help'})
    expect(await screen.findByText('Delete this?')).toBeVisible()
    expect(operated).toEqual([])
    fireEvent.click(screen.getByTestId('go-on'))
    expect(operated).toEqual([['delete', 'faq-new', 'drafts.faq-new']])
  })

  test('and not at all while a published document refers to it, which the lake would refuse without a word', async () => {
    await press('delete', 'feature-ai-assistant')
    expect(await said()).toEqual(['This still refers to it: take the reference out there first, and publish.aboutPage'])
    expect(screen.queryByTestId('go-on')).toBeNull()
  })

  test('when only a weak reference leads to it', async () => {
    lake.put({_id: 'plan-team', _type: 'plan', next: {_type: 'reference', _weak: true, _ref: 'help-chat'}})
    await press('delete', 'help-chat')
    expect(await screen.findByTestId('go-on')).toBeVisible()
  })

  test('and not at all while the draft of another document refers to it', async () => {
    lake.put({_id: 'drafts.offer-new', _type: 'offer', plans: [{_type: 'reference', _key: 'a', _ref: 'help-chat'}]})
    await press('delete', 'help-chat')
    expect(await said()).toEqual(['A draft still refers to this: take the reference out there first.drafts.offer-new'])
    expect(screen.queryByTestId('go-on')).toBeNull()
  })
})

test('a page that moves leaves a redirect behind, when the editor wants it', async () => {
  const privacy = lake.documentOf('content-privacy') as unknown as OwnPage
  const address = {...privacy.address, nl: {_type: 'slug', current: 'jouw-gegevens'}}
  await press('publish', 'content-privacy', {address})
  expect(await said()).toEqual([expect.stringMatching(/^Visitors who come to the old address \/privacy\//)])
  fireEvent.click(screen.getByText('Redirect the old address and continue'))
  await waitFor(() => expect(execute).toHaveBeenCalledTimes(1))
  expect(redirects()).toContainEqual({
    _id: expect.any(String),
    _type: 'redirect',
    from: '/privacy',
    destination: 'page:content-privacy',
    permanent: true,
  })
})

test.each(['redirect-over-ons-team', 'redirect_over-ons-team'])(
  'addresses that differ in a slash have a redirect each, beside one that is there already as %s',
  async (_id) => {
    const page = lake.documentOf('content-privacy') as unknown as OwnPage
    const addressed = (current: string) => ({address: {...page.address, nl: {_type: 'slug', current}}})
    lake.put({_id, _type: 'redirect', from: '/over-ons-team', destination: '/', permanent: true})
    lake.put({...page, ...addressed('over-ons/team')} as never)
    await press('publish', 'content-privacy', addressed('team'))
    fireEvent.click(await screen.findByText('Redirect the old address and continue'))
    await waitFor(() => expect(execute).toHaveBeenCalledTimes(1))
    expect(redirects().map(({from}) => from)).toEqual(expect.arrayContaining(['/over-ons-team', '/over-ons/team']))
  },
)

test('a redirect that cannot be made is told, publishes nothing and can be tried again', async () => {
  const privacy = lake.documentOf('content-privacy') as unknown as OwnPage
  const refusing = jest.spyOn(lake.client, 'createIfNotExists').mockRejectedValue(new Error('Insufficient permissions'))
  await press('publish', 'content-privacy', {
    address: {...privacy.address, nl: {_type: 'slug', current: 'jouw-gegevens'}},
  })
  fireEvent.click(await screen.findByText('Redirect the old address and continue'))
  expect(await screen.findByText(/^The redirect could not be made, .*: Insufficient permissions\.$/)).toBeVisible()
  expect(execute).not.toHaveBeenCalled()
  refusing.mockRestore()
  fireEvent.click(screen.getByText('Redirect the old address and continue'))
  await waitFor(() => expect(execute).toHaveBeenCalledTimes(1))
})

test('asks when the published content cannot be read', async () => {
  jest.spyOn(lake.client, 'fetch').mockRejectedValue(new Error('The lake does not answer'))
  await press('publish', 'faq-costs', {page: 'help'})
  expect(await said()).toEqual(['The published content could not be read, so nothing was checked.'])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('Publish anyway')).toBeVisible()
})

test('shows the effect of publishing without publishing', async () => {
  await press('What this changes', 'siteSettings', {vatRate: 9})
  await screen.findByText('Every page')
  expect(screen.getAllByText(/with VAT/)).toHaveLength(6)
  expect(execute).not.toHaveBeenCalled()
})

test('names a page of an editor by its title, and the pages of a promotional price by its plans', async () => {
  const page = lake.documents().find(({_type}) => _type === 'contentPage')
  if (!page) throw new Error('No page of an editor ships')
  await press('What this changes', page._id, {intro: undefined})
  const {nl: title} = page.title as {nl: string}
  expect(await screen.findByRole('link', {name: title})).toBeVisible()
  expect(screen.queryByRole('link', {name: /^(Pagina|Page)$/})).toBeNull()
  cleanup()
  await press('What this changes', 'offer-winter', PROMOTION)
  expect(await screen.findByRole('link', {name: 'Checkout: Pro'})).toBeVisible()
  expect(screen.queryByRole('link', {name: 'Checkout: Basic'})).toBeNull()
  expect(screen.getByText(/the first payment, then the regular price/)).toBeVisible()
})

test('refuses a second promotional price for one price on one day, which nobody would know to apply', async () => {
  lake.put({...PROMOTION, _id: 'offer-summer', name: 'Summer', _createdAt: '2025-01-01T00:00:00Z'})
  await press('publish', 'offer-winter', PROMOTION)
  const [problem] = await said()
  expect(problem).toMatch(/^One of these prices already has a promotional price in that time, Summer/)
  expect(screen.queryByText('Publish anyway')).toBeNull()
  lake.remove('offer-summer')
})

test('a copy has no key of its own yet, is not on sale, and a price starts after the promised notice', async () => {
  const {ownCopy} = await import('./copies.ts')
  const copy = ownCopy({...lake.documentOf('plan-basis'), _id: 'copy'} as never)
  expect(copy).toMatchObject({availability: 'comingSoon', name: {nl: 'Basis'}})
  expect(copy).not.toHaveProperty('key')
  jest.useFakeTimers({now: new Date('2026-11-22T12:00:00Z')})
  expect(ownCopy({...lake.documentOf('price-pro-monthly')} as never)).toMatchObject({
    validFrom: '2026-12-22',
    exclVat: 149,
  })
  jest.useRealTimers()
})

test('publishes nothing while a field shows words that it could not read, and deletes all the same', async () => {
  parseErrors.set('lastDay', 'This is not a day')
  await press('publish', 'plan-pro', {})
  expect(screen.getByRole('button', {name: 'publish'})).toBeDisabled()
  cleanup()
  await press('delete', 'faq-costs')
  expect(await screen.findByText('Delete this?')).toBeVisible()
})

test('a copy of a page has all of its sections, and no address yet', async () => {
  const {ownCopy} = await import('./copies.ts')
  const parts = [
    {_key: 'a', _type: 'heroPart', layout: 'beside'},
    {_key: 'b', _type: 'plansPart', hidden: true},
  ]
  const page = {_id: 'copy', _type: 'contentPage', parts, address: {nl: {_type: 'slug', current: 'zomer'}}}
  const copy = ownCopy(page as never)
  expect(copy).toMatchObject({parts})
  expect(copy).not.toHaveProperty('address')
})
