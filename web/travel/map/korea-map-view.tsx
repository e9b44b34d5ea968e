import {
  type CSSProperties,
  type MouseEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { MapPin } from './drawing/map-arrangement.ts'
import { MapCallout } from './map-callout.tsx'
import { MapControls } from './map-controls.tsx'
import { MapGround } from './drawing/map-ground.tsx'
import { MapLists } from './map-lists.tsx'
import { map } from '#locales/en/places/map.ts'
import { MapNames } from './drawing/map-names.tsx'
import { MapPins } from './drawing/map-pins.tsx'
import { MapPreview } from './map-preview.tsx'
import { boundsOf, cornersOf, fitMap, fitRoute } from './movement/map-fit.ts'
import { clusterId, type MapArea, type MapCluster } from './map-place.ts'
import type { KoreaMapProps } from './map-props.ts'
import { MapRouteLayer } from './drawing/map-route-layer.tsx'
import { MapScaleBar } from './drawing/map-scale-bar.tsx'
import { MapSourceContext } from './map-source.ts'
import {
  centreView,
  closest,
  closestOnRoute,
  closestOnTiles,
  fitView,
  paperRatio,
  placeInFrame,
  seenArea,
  seenPart,
  toPaper,
  wholeCountry,
  zoomView,
} from './map-view.ts'
import { listAddress, useAllPins } from './use-all-pins.ts'
import { withListed, withNumbers } from './drawing/numbered-places.ts'
import { useActivePlace } from './use-active-place.ts'
import { type MapHint, useMapGestures } from './movement/use-map-gestures.ts'
import { usePreview } from './use-preview.ts'
import { useFollowedRoute } from './movement/use-followed-route.ts'
import { useMapFocus } from './movement/use-map-focus.ts'
import { useMapLayers } from './use-map-layers.ts'
import { useMapTiles } from './use-map-tiles.ts'
import { useMapView } from './movement/use-map-view.ts'
import { useSettledView } from './movement/use-settled-view.ts'

const noClusters: readonly MapCluster[] = []
const hintMilliseconds = 1800
const frameStyle: CSSProperties & Record<'--map-ratio', string> = { '--map-ratio': paperRatio.toFixed(5) }

export function KoreaMapView(props: KoreaMapProps) {
  const {
    places: listed,
    pinsFrom,
    within,
    clusters: joinedAlready = noClusters,
    areaHref,
    regionHref,
    fit = 'country',
    onMoved,
    route,
    activeId,
    onActivate,
  } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const first = useMemo(
    () => (route ? fitRoute(route) : fitMap(fit, [...listed, ...joinedAlready])),
    [route, fit, listed, joinedAlready],
  )
  const { view, box, letters, change, glide, isGliding, comeNearer } = useMapView(frame, first)
  const source = use(MapSourceContext)
  const ground = useRef<HTMLDivElement>(null)
  const tiles = useMapTiles(ground, { source, view, box })
  const isTiled = tiles.stage === 'ready'
  const nearest = route ? closestOnRoute : closest
  useEffect(() => {
    comeNearer(isTiled ? closestOnTiles : nearest)
    // A view that is nearer than the drawing allows zooms out to the drawing's limit.
    if (!isTiled) change((now, frameBox) => (now.scale > nearest ? zoomView(now, frameBox, 1) : now))
  }, [isTiled, nearest, comeNearer, change])
  const [active, activate] = useActivePlace(activeId, onActivate)
  const [hint, showHint] = useHint()
  const [isHeld, hold] = useState(false)
  const showFirst = useCallback(() => glide(() => first), [glide, first])
  useFollowedRoute(route, active, { first, box, glide })
  const gestures = useMapGestures(frame, { change, glide }, { showFirst, hint: showHint, hold })

  const [seenNow, setSeenNow] = useState<MapArea | null>(null)
  const all = useAllPins({ pinsFrom, within, seen: seenNow, listed })
  const { places } = all
  const clusters = all.clusters ?? joinedAlready
  const listedRows = useMemo(() => withNumbers(listed), [listed])
  const numbered = useMemo(
    () => (places === listed ? listedRows : new Map([...listedRows, ...withNumbers(places)])),
    [places, listed, listedRows],
  )
  const joined = useMemo(() => new Map(clusters.map((cluster) => [clusterId(cluster), cluster])), [clusters])
  const part = useSteady(seenPart(view, box))
  const routePins = useMemo(() => (route ? [...route.stops, ...route.bases] : []), [route])
  const arranged = useMapLayers({ places, clusters, routePins, scale: view.scale, part, box, letters, isTiled, isHeld })
  const layers = useMemo(
    () => arranged.map((layer) => ({ ...layer, pins: withListed(layer.pins, listed, joined) })),
    [arranged, listed, joined],
  )
  // There is one layer once the frame has been measured.
  const pins = layers[0]?.pins ?? []
  const ownRowId = useCallback((placeId: string) => `${id}row-${placeId}`, [id])
  const rowId = props.rowId ?? ownRowId
  const groupHref = useCallback(
    (pin: MapPin) => {
      const area = boundsOf(cornersOf(pin, numbered, joined))
      if (area === null) return ''
      return areaHref?.(area) ?? (pinsFrom === undefined ? '' : listAddress(pinsFrom, area))
    },
    [numbered, joined, areaHref, pinsFrom],
  )
  const { preview, press, close: closePreview } = usePreview(numbered)
  const activePin = active === null ? undefined : pins.find(({ ids }) => ids.includes(active))
  useMapFocus(frame, pins)
  const moved = useCallback(
    (area: MapArea) => {
      setSeenNow(area)
      onMoved?.(area)
    },
    [onMoved],
  )
  const seen = useSettledView({ view, box, isGliding, isHeld, pins, onMoved: moved })
  // The first area, once the frame has been measured.
  if (box && seenNow === null && pinsFrom !== undefined) setSeenNow(seenArea(view, box))

  const onFocus = useCallback(
    (pin: MapPin) => {
      activate(pin.ids[0] ?? null)
      // Tab also reaches pins outside the frame: the map moves to them.
      glide((now, frameBox) => {
        const { right, down } = placeInFrame(now, frameBox, pin.at)
        const isSeen = Math.abs(right) < frameBox.width / 2 - 16 && Math.abs(down) < frameBox.height / 2 - 16
        return isSeen ? now : centreView(now, frameBox, pin.at)
      })
    },
    [activate, glide],
  )

  const onOpen = useCallback(
    (pin: MapPin, event: MouseEvent) => {
      const [only = ''] = pin.ids
      if (pin.count === 1 && numbered.has(only)) {
        press(only, event)
        return
      }
      const target = fitView(cornersOf(pin, numbered, joined).map(toPaper), { nearest: box?.closest ?? closest })
      // At the highest zoom the pins still overlap: the link leads to the list.
      if (target.scale <= view.scale * 1.05) return
      event.preventDefault()
      activate(null)
      closePreview()
      glide((_, frameBox) => centreView({ ...target }, frameBox, target))
    },
    [numbered, press, closePreview, joined, box?.closest, view.scale, activate, glide],
  )

  return (
    <div className="map-columns">
      <div className="map-frame" style={frameStyle}>
        <div
          ref={frame}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
          role="group"
          aria-label={map.label}
          aria-describedby={`${id}keys`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the map
          tabIndex={0}
          className="map-surface"
          data-ground={isTiled ? source?.kind : undefined}
          {...gestures.handlers}
        >
          {source && <div ref={ground} className="map-tiles" data-ready={isTiled || undefined} inert />}
          <div className="map-paper">
            {!isTiled && <MapGround view={view} box={box} part={part} />}
            {layers.map((layer) => (
              <div
                key={layer.width}
                className="map-layer"
                data-until-measured={box ? undefined : layer.width}
                style={layerStyle(view)}
              >
                <MapPins
                  pins={layer.pins}
                  places={numbered}
                  scale={view.scale}
                  activeId={active ?? preview?.id ?? null}
                  rowId={rowId}
                  groupHref={groupHref}
                  onPoint={activate}
                  onFocus={onFocus}
                  onOpen={onOpen}
                />
                <MapNames labels={layer.labels} view={view} box={box} regionHref={regionHref} />
              </div>
            ))}
          </div>
          {route && box && (
            <MapRouteLayer
              route={route}
              view={view}
              box={box}
              activeId={active}
              onPoint={activate}
              onChoose={props.onChoose}
            />
          )}
          {activePin && box && !preview && (
            <MapCallout pin={activePin} place={placeInFrame(view, box, activePin.at)} box={box} places={numbered} />
          )}
        </div>
        {preview && <MapPreview key={preview.id} place={preview} onClose={closePreview} />}
        <p id={`${id}keys`} className="sr-only">
          {map.keys}
        </p>
        <output className="sr-only">{seen === null ? '' : map.inView(seen)}</output>
        {all.hasFailed ? <output className="map-failed">{map.onlyListed(listed.length)}</output> : null}
        <MapControls
          isReady={box !== null}
          zoomIn={view.scale < (box?.closest ?? nearest) ? gestures.zoomIn : null}
          zoomOut={view.scale > 1 ? gestures.zoomOut : null}
          showCountry={() => glide(() => wholeCountry)}
        />
        <MapScaleBar view={view} credits={tiles.credits} />
        <p className="map-hint" data-shown={hint !== null || undefined} aria-hidden="true">
          {hint === 'touch' ? map.touchHint : map.wheelHint}
        </p>
      </div>
      {props.rowId || route ? null : (
        <MapLists places={listedRows} activeId={active} rowId={rowId} onPoint={activate} regionHref={regionHref} />
      )}
    </div>
  )
}

function layerStyle({ x, y, scale }: { x: number; y: number; scale: number }) {
  return { transform: `translate(${(0.5 - x * scale) * 100}%, ${(0.5 - y * scale) * 100}%)` }
}

/** Returns the same object while no value in it changes. */
function useSteady<Value extends Record<string, number>>(value: Value): Value {
  const [kept, keep] = useState(value)
  const isSame = Object.entries(value).every(([key, number]) => kept[key] === number)
  if (!isSame) keep(value)
  return isSame ? kept : value
}

/** A hint about the map's gestures, shown for as long as it takes to read. */
function useHint(): [MapHint | null, (which: MapHint) => void] {
  const [hint, setHint] = useState<MapHint | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((which: MapHint) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHint(null), hintMilliseconds)
    setHint(which)
  }, [])
  return [hint, show]
}
