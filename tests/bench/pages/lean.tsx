import { atom, createStore, useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

const store = createStore()
const titleAtom = atom('Lean')
const Scene = lazy(() => import('./lean-scene.tsx'))

/** The same libraries as the site's, one mesh, one clock; the scene comes after the first paint. */
function Home() {
  const title = useAtomValue(titleAtom, { store })
  return (
    <>
      <div className="stage">
        <Suspense>
          <Scene />
        </Suspense>
      </div>
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
