/** Words that may begin a sentence without being part of a name. */
export const commonOpeners: ReadonlySet<string> = new Set(
  `a about above across add after afterwards again ahead all allow almost along already also although always among an and another
  any around arrive as aside ask at back be because before begin behind below beside besides best between beyond book both break
  bring browse but buy by call catch choose climb close come continue count cross dinner do downhill downstairs drop during each
  early eat either end enjoy enough enter entry even evening eventually every everything expect find finish first five follow for
  four from full further get getting give go good half have he head here home hop hour how if in inside instead into it its just
  keep know last late later leave let like linger listen look lunch make many maybe meanwhile more morning most move much near
  nearly nearby next no nobody none noon not nothing notice now of off on once one only onward onwards open opposite or order other
  out outside over part past pause pay people perhaps pick plan plenty pop quiet reach ready remember rest return right ride round
  save see set settle seven she sip sit six slip slow small snack so some soon spend stand start stay step still stop stroll such
  sunset take taste ten that the their then there these they things this those though three through time to today together tonight
  towards try turn two under unlike until up uphill upstairs visit wait walk wander warm watch way we when where whether which while
  who why wind with within without work yes yet you your afternoon breakfast coffee tea tickets admission doors since should
  catching heading walking riding taking starting ending leaving arriving following passing once-in back-to plates bowls noodles
  rice soup street-level anyone everyone somebody wherever whatever whenever afterward midday midmorning late-afternoon by-the-way
  thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty twenty-five thirty-five forty-five fifty-five
  meet going something what children friends families couples travellers visitors locals crowds queues lines lanes streets shops
  stalls stairs steps paths trees hills walls gates roofs rooms windows views light lights night nights music tables table seats
  seating service staff portions dishes broth noodle meat fish bread cake cakes drinks beer fresh hot cold sweet spicy crisp thick
  thin rich clear dark bright wide narrow old new great large big little long short tiny huge famous known built founded made
  named set tucked hidden surrounded lined filled packed crowded free cheap dear worth plan-wise altogether overall all-in
  nearly everything one-way quick quickly easily easy simple simply slowly budget prices price cost costs inside-out both-sides mornings evenings`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
