import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {fireEvent, render, screen} from '@testing-library/react'
import type {InputProps} from 'sanity'
import {MOST_IMAGE_BYTES} from '../../schema/rules/imageRules.ts'
import {FormInput} from '../FormInput.tsx'

const uploaded: File[] = []
beforeEach(() => {
  uploaded.length = 0
})

const fileOf = (size: number) =>
  Object.defineProperty(new File(['x'], 'a.png', {type: 'image/png'}), 'size', {value: size})

/** An image field that uploads whatever it is given, as the Studio's own does. */
function draw() {
  const take = (files: FileList | null) => uploaded.push(...(files ?? []))
  const props = {
    id: 'picture.image',
    path: ['picture', 'image'],
    validation: [],
    schemaType: {jsonType: 'object', name: 'image', fields: [{name: 'asset', type: {}}]},
    renderDefault: () => (
      <fieldset
        data-testid="target"
        onDrop={({dataTransfer}) => take(dataTransfer.files)}
        onPaste={({clipboardData}) => take(clipboardData.files)}
      >
        <input aria-label="file" type="file" onChange={({currentTarget}) => take(currentTarget.files)} />
      </fieldset>
    ),
  }
  render(
    <ThemeProvider theme={buildTheme()}>
      <FormInput {...(props as unknown as InputProps)} />
    </ThemeProvider>,
  )
}

const WAYS: [string, (files: File[]) => void][] = [
  ['dropped', (files) => fireEvent.drop(screen.getByTestId('target'), {dataTransfer: {files}})],
  ['pasted', (files) => fireEvent.paste(screen.getByTestId('target'), {clipboardData: {files}})],
  ['chosen', (files) => fireEvent.change(screen.getByLabelText('file'), {target: {files}})],
]

test.each(WAYS)('refuses a file that is too large when it is %s, before it is uploaded', (_, give) => {
  draw()
  give([fileOf(34.7 * 1024 * 1024)])
  expect(uploaded).toEqual([])
  expect(screen.getByRole('alert')).toHaveTextContent('This image is 35 MB; choose one of at most 32 MB')
  give([fileOf(MOST_IMAGE_BYTES)])
  expect(uploaded).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
