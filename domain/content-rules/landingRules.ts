import {LANDING_SECTIONS} from '../pages/landingSections.ts'
import type {Dataset} from './dataset/dataset.ts'
import {type DatasetProblem, refuse} from './problem.ts'

type Place = {section?: string; hidden?: boolean}

/** Sections of the landing page that must stay, and each section once. Before an order is stored all are shown. */
export function landingProblems({documents, shapeProblems}: Dataset): DatasetProblem[] {
  const page = documents.find(({_id}) => _id === 'landingPage')
  if (!page || shapeProblems.some(({documentId}) => documentId === page._id)) return []
  const places = page.sections as Place[] | undefined
  if (!places) return []
  return LANDING_SECTIONS.flatMap(({name, title, stays}) => {
    const [first, second] = places.flatMap(({section}, index) => (section === name ? [index] : []))
    if (second !== undefined) return [refuse(page, `sections[${second}]`, 'sectionTwice', {page: title})]
    const isShown = first !== undefined && !places[first]?.hidden
    const path = first === undefined ? 'sections' : `sections[${first}].hidden`
    return isShown || !stays ? [] : [refuse(page, path, 'sectionMustStay', {page: title, fault: stays})]
  })
}
