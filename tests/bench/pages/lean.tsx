import { atom, createStore, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

const store = createStore()
const titleAtom = atom('Lean')

/** Loads the scene and the glide once the page stands, as the site does. */
function Home() {
  const host = useRef<HTMLDivElement>(null)
  const title = useAtomValue(titleAtom, { store })
  useEffect(() => {
    const { current } = host
    if (current) void import('./lean-scene.ts').then(({ startScene }) => startScene(current))
  }, [])
  return (
    <>
      <div ref={host} className="stage" />
      <h1>{title}</h1>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Home />} />
      </Routes>
    </BrowserRouter>,
  )
