import {css} from 'styled-components'

export type ToastMessage = {
  id: number
  tone: 'destructive' | 'notice'
  title: string
  text: string
  action?: {label: string; onClick: () => void}
}

export type ToastsProps = {messages: ToastMessage[]; onClose: (id: number) => void}

export const toastCorner = css`
  position: fixed;
  z-index: 40;
  right: var(--toast-right, var(--gutter));
  bottom: calc(var(--gutter) + var(--foot, 0rem));
  display: grid;
  gap: var(--s3);
  width: min(26rem, calc(100% - 2 * var(--gutter)));
  outline: none;
`

export const toastBox = css<{$tone: ToastMessage['tone']}>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--s2) var(--s4);
  align-items: start;
  padding: var(--s4) var(--s2) var(--s4) var(--s4);
  border-radius: var(--r2);
  box-shadow: var(--lift);
  outline: 1px solid var(--sea-muted); /* over the sea too, and where colours are the visitor's own */
  font-size: var(--t0);
  line-height: 1.45;
  background: ${({$tone}) => ($tone === 'destructive' ? 'var(--danger)' : 'var(--ink)')};
  color: ${({$tone}) => ($tone === 'destructive' ? 'var(--on-danger)' : 'var(--sky)')};
  &::before {
    content: '';
    width: 0.75rem;
    height: 1.1rem;
    margin-top: 0.25rem;
    background: ${({$tone}) => ($tone === 'destructive' ? 'currentColor' : 'var(--signal)')};
    clip-path: var(--stripe);
  }
  @media (forced-colors: active) { &::before { background: CanvasText; } }
  > button { margin-top: -0.6rem; }
`

export const toastTitle = css`
  font-weight: 700;
  font-size: var(--t1);
`
