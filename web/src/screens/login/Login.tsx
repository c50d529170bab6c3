import {graphql, navigate, type PageProps} from 'gatsby'
import {ArrowRight, Eye, EyeOff} from 'lucide-react'
import {useState} from 'react'
import styled from 'styled-components'
import type {LoginQueryResult} from '../../../../domain/content/content.types.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import type {Language} from '../../../../domain/texts/languages.ts'
import {Sea} from '../../charts/Sea.tsx'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {HEADER_HEIGHT} from '../../layout/Header.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Button, ButtonLink} from '../../ui/Button.ts'
import {FieldBox, Input} from '../../ui/forms/Field.tsx'
import {useFieldErrors} from '../../ui/forms/useFieldErrors.tsx'
import {Lede, Small, Title, Wrap} from '../../ui/primitives.ts'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {LazyToasts} from '../../ui/toasts/LazyToasts.tsx'
import {useToasts} from '../../ui/toasts/useToasts.ts'

const Gate = styled.div`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - ${HEADER_HEIGHT}); /* the sea lies on the bottom of the screen, however tall */
  --sea-height: 10rem;
  > :last-child { margin-top: auto; }
  @media (max-width: 63.99rem) { > :last-child { width: 200%; margin-left: -100%; /* the last sock stands whole */ } }
  @media (min-width: 64rem) {
    min-height: max(45rem, 100dvh - ${HEADER_HEIGHT});
    --sea-height: 32rem;
    > :last-child { position: absolute; inset: auto 0 0; }
  }
`

const Content = styled(Wrap)`
  position: relative;
  z-index: 1;
  flex: 1;
  padding-block: clamp(1.5rem, 5vh, 4rem) var(--s6);
  > * { max-width: 26rem; }
  /* One orange thing on the screen: the button. */
  > a, p > a, form button[type='button'] { color: var(--ink); text-decoration-color: currentColor; text-decoration-thickness: 1px; }
  @media (min-width: 64rem) { padding-bottom: 8rem; }
`

const Form = styled.form`
  display: grid;
  gap: var(--s4);
  margin-block: var(--s5);
`

/** Hidden in print: the answer is a button. */
const SignUp = styled(Small)`
  @media print { display: none; }
`

const Affix = styled.div`
  position: relative;
  input { padding-right: 3.25rem; }
  button { position: absolute; right: 2px; top: 2px; }
`

type PageTexts = PageContext<LoginQueryResult>['content']['page']

export default function Login({pageContext}: PageProps<unknown, PageContext<LoginQueryResult>>) {
  const {language, content} = pageContext
  const {page, series, invalidEmail} = content
  const toasts = useToasts()
  return (
    <Page slim footer={false}>
      <Gate>
        <Content>
          <Title as="h1">{page.heading}</Title>
          <Lede style={{marginTop: 'var(--s3)'}}>{page.intro}</Lede>
          <LoginForm
            page={page}
            invalidEmail={invalidEmail}
            language={language}
            onForgotten={() =>
              toasts.show({tone: 'notice', title: page.forgotPassword, text: page.forgotPasswordMessage})
            }
          />
          <SignUp>
            {page.signUpText} <ActionLink action={page.signUp} variant="link" />
          </SignUp>
          <ActionLink action={page.customer} variant="link" />
          <Small style={{marginBlock: 'var(--s4)'}}>
            <TextWithMail text={page.demoNotice} />
          </Small>
          <ButtonLink $variant="link" to={pathOf('landing', language)}>
            {page.backHome}
          </ButtonLink>
        </Content>
        <Sea points={series.points} from={520} to={900} />
      </Gate>
      <LazyToasts messages={toasts.messages} onClose={toasts.dismiss} />
    </Page>
  )
}

type FormProps = {page: PageTexts; invalidEmail: string; language: Language; onForgotten: () => void}

function LoginForm({page, invalidEmail, language, onForgotten}: FormProps) {
  const errors = useFieldErrors()
  return (
    <Form
      {...errors.form}
      action={pathOf('dashboard', language)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!errors.check(event.currentTarget)) return
        // No authentication, as specified. Neither the address nor the password is sent anywhere.
        console.info('Login attempt')
        navigate(pathOf('dashboard', language))
      }}
    >
      <FieldBox>
        <label htmlFor="email">{page.emailLabel}</label>
        {/* Without a name: a form without JavaScript puts named fields into the address. */}
        <Input
          id="email"
          type="email"
          required
          autoComplete="username"
          placeholder={page.emailPlaceholder}
          {...errors.of('email')}
        />
        {errors.error('email', invalidEmail)}
      </FieldBox>
      <PasswordField page={page} errors={errors} />
      <div>
        <Button type="button" $variant="link" data-needs-js onClick={onForgotten}>
          {page.forgotPassword}
        </Button>
      </div>
      <Button type="submit" $size="lg" $wide>
        {page.submit}
        <ArrowRight aria-hidden className="go" />
      </Button>
    </Form>
  )
}

function PasswordField({page, errors}: {page: PageTexts; errors: ReturnType<typeof useFieldErrors>}) {
  const [visible, setVisible] = useState(false)
  return (
    <FieldBox>
      <label htmlFor="password">{page.passwordLabel}</label>
      <Affix>
        <Input
          id="password"
          type={visible ? 'text' : 'password'}
          required
          autoComplete="current-password"
          {...errors.of('password')}
        />
        <Button
          type="button"
          $variant="ghost"
          $size="icon"
          data-needs-js
          aria-label={visible ? page.hidePassword : page.showPassword}
          aria-controls="password"
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </Button>
      </Affix>
      {errors.error('password', page.missingPassword)}
    </FieldBox>
  )
}

export const query = graphql`
  query LoginPage($language: String!) {
    ...InterfaceStrings
  }
`
