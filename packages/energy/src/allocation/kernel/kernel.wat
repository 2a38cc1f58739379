;; The loops of the keys, two steps of time at once. What each computes is said by the TypeScript that it stands beside
;; (../rows.ts, ../default-key.ts, ../full-dynamic-key.ts), which is its reference: the same properties hold both.
;;
;; Every parameter but $share is an address or a number of bytes. A row of withdrawals or coefficients holds 32-bit floats,
;; any other row 64-bit floats: $at goes through the second, $at / 2 through the first. $end is the size of a row of 64-bit
;; floats, of an even number of steps: what completes it is zero.
(module
  (memory (export "memory") 1)

  ;; The least of all values read since it was set: below zero when one of them was.
  (global $least (mut v128) (v128.const f64x2 0 0))

  (func (export "resetLeast")
    (global.set $least (v128.const f64x2 0 0)))

  (func (export "leastRead") (result f64)
    (f64.min
      (f64x2.extract_lane 0 (global.get $least))
      (f64x2.extract_lane 1 (global.get $least))))

  (func $sum_of (param $pair v128) (result f64)
    (f64.add
      (f64x2.extract_lane 0 (local.get $pair))
      (f64x2.extract_lane 1 (local.get $pair))))

  ;; sums += four rows of withdrawals, $stride bytes apart.
  (func (export "addRows") (param $row i32) (param $stride i32) (param $sums i32) (param $end i32)
    (local $at i32) (local $b i32) (local $c i32) (local $d i32)
    (local $va v128) (local $vb v128) (local $vc v128) (local $vd v128) (local $least v128)
    (local.set $least (global.get $least))
    (local.set $b (i32.add (local.get $row) (local.get $stride)))
    (local.set $c (i32.add (local.get $b) (local.get $stride)))
    (local.set $d (i32.add (local.get $c) (local.get $stride)))
    (loop $steps
      (local.set $va (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $row))))
      (local.set $vb (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $b))))
      (local.set $vc (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $c))))
      (local.set $vd (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $d))))
      (local.set $least
        (f64x2.pmin
          (f64x2.pmin (f64x2.pmin (local.get $least) (local.get $va)) (local.get $vb))
          (f64x2.pmin (f64x2.pmin (local.get $least) (local.get $vc)) (local.get $vd))))
      (v128.store
        (i32.add (local.get $sums) (local.get $at))
        (f64x2.add
          (v128.load (i32.add (local.get $sums) (local.get $at)))
          (f64x2.add
            (f64x2.add (local.get $va) (local.get $vb))
            (f64x2.add (local.get $vc) (local.get $vd)))))
      (local.set $row (i32.add (local.get $row) (i32.const 8)))
      (local.set $b (i32.add (local.get $b) (i32.const 8)))
      (local.set $c (i32.add (local.get $c) (i32.const 8)))
      (local.set $d (i32.add (local.get $d) (i32.const 8)))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $steps (i32.lt_u (local.get $at) (local.get $end))))
    (global.set $least (local.get $least)))

  ;; Σ withdrawal · weight.
  (func (export "weighWithdrawals") (param $row i32) (param $weights i32) (param $end i32) (result f64)
    (local $at i32) (local $sum v128)
    (loop $steps
      (local.set $sum
        (f64x2.add
          (local.get $sum)
          (f64x2.mul
            (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $row)))
            (v128.load (i32.add (local.get $weights) (local.get $at))))))
      (local.set $row (i32.add (local.get $row) (i32.const 8)))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $steps (i32.lt_u (local.get $at) (local.get $end))))
    (call $sum_of (local.get $sum)))

  ;; Σ given · weight.
  (func (export "weighGiven") (param $given i32) (param $weights i32) (param $end i32) (result f64)
    (local $at i32) (local $sum v128)
    (loop $steps
      (local.set $sum
        (f64x2.add
          (local.get $sum)
          (f64x2.mul
            (v128.load (i32.add (local.get $given) (local.get $at)))
            (v128.load (i32.add (local.get $weights) (local.get $at))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $steps (i32.lt_u (local.get $at) (local.get $end))))
    (call $sum_of (local.get $sum)))

  ;; given = min(withdrawal, $share · pool); used += given. Returns Σ given.
  (func (export "capRow")
    (param $row i32) (param $share f64) (param $pool i32) (param $given i32) (param $used i32) (param $end i32)
    (result f64)
    (local $at i32) (local $k v128) (local $v v128) (local $sum v128)
    (local.set $k (f64x2.splat (local.get $share)))
    (loop $steps
      (local.set $v
        (f64x2.pmin
          (f64x2.mul (local.get $k) (v128.load (i32.add (local.get $pool) (local.get $at))))
          (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $row)))))
      (v128.store (i32.add (local.get $given) (local.get $at)) (local.get $v))
      (local.set $sum (f64x2.add (local.get $sum) (local.get $v)))
      (v128.store
        (i32.add (local.get $used) (local.get $at))
        (f64x2.add (v128.load (i32.add (local.get $used) (local.get $at))) (local.get $v)))
      (local.set $row (i32.add (local.get $row) (i32.const 8)))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $steps (i32.lt_u (local.get $at) (local.get $end))))
    (call $sum_of (local.get $sum)))

  ;; given = min(withdrawal, coefficient · pool); used += given; sums += coefficient. Returns Σ given.
  (func (export "capRowBy")
    (param $row i32) (param $coefficients i32) (param $pool i32) (param $given i32) (param $used i32) (param $sums i32)
    (param $end i32) (result f64)
    (local $at i32) (local $k v128) (local $v v128) (local $sum v128) (local $least v128)
    (local.set $least (global.get $least))
    (loop $steps
      (local.set $k (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $coefficients))))
      (local.set $least (f64x2.pmin (local.get $least) (local.get $k)))
      (local.set $v
        (f64x2.pmin
          (f64x2.mul (local.get $k) (v128.load (i32.add (local.get $pool) (local.get $at))))
          (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $row)))))
      (v128.store (i32.add (local.get $given) (local.get $at)) (local.get $v))
      (local.set $sum (f64x2.add (local.get $sum) (local.get $v)))
      (v128.store
        (i32.add (local.get $used) (local.get $at))
        (f64x2.add (v128.load (i32.add (local.get $used) (local.get $at))) (local.get $v)))
      (v128.store
        (i32.add (local.get $sums) (local.get $at))
        (f64x2.add (v128.load (i32.add (local.get $sums) (local.get $at))) (local.get $k)))
      (local.set $row (i32.add (local.get $row) (i32.const 8)))
      (local.set $coefficients (i32.add (local.get $coefficients) (i32.const 8)))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $steps (i32.lt_u (local.get $at) (local.get $end))))
    (global.set $least (local.get $least))
    (call $sum_of (local.get $sum)))

  ;; What four producers offer to one consumer, cut at what he withdraws: given = min(withdrawal, Σ coefficient ·
  ;; production); for each producer used += coefficient · (given / offered) and sums += coefficient. Returns Σ given.
  ;; The producers' rows of $production, $used and $sums are $end bytes apart, those of $coefficients half of it.
  (func (export "shareRow")
    (param $row i32) (param $coefficients i32) (param $production i32) (param $given i32) (param $used i32) (param $sums i32)
    (param $end i32) (result f64)
    (local $at i32) (local $half i32) (local $address i32)
    (local $k0 v128) (local $k1 v128) (local $k2 v128) (local $k3 v128)
    (local $offered v128) (local $v v128) (local $part v128) (local $sum v128) (local $least v128)
    (local.set $least (global.get $least))
    (local.set $half (i32.shr_u (local.get $end) (i32.const 1)))
    (loop $steps
      (local.set $address (i32.add (local.get $coefficients) (i32.shr_u (local.get $at) (i32.const 1))))
      (local.set $k0 (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $address))))
      (local.set $address (i32.add (local.get $address) (local.get $half)))
      (local.set $k1 (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $address))))
      (local.set $address (i32.add (local.get $address) (local.get $half)))
      (local.set $k2 (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $address))))
      (local.set $address (i32.add (local.get $address) (local.get $half)))
      (local.set $k3 (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $address))))
      (local.set $least
        (f64x2.pmin
          (local.get $least)
          (f64x2.pmin
            (f64x2.pmin (local.get $k0) (local.get $k1))
            (f64x2.pmin (local.get $k2) (local.get $k3)))))

      (local.set $address (i32.add (local.get $production) (local.get $at)))
      (local.set $offered (f64x2.mul (local.get $k0) (v128.load (local.get $address))))
      (local.set $address (i32.add (local.get $address) (local.get $end)))
      (local.set $offered (f64x2.add (local.get $offered) (f64x2.mul (local.get $k1) (v128.load (local.get $address)))))
      (local.set $address (i32.add (local.get $address) (local.get $end)))
      (local.set $offered (f64x2.add (local.get $offered) (f64x2.mul (local.get $k2) (v128.load (local.get $address)))))
      (local.set $address (i32.add (local.get $address) (local.get $end)))
      (local.set $offered (f64x2.add (local.get $offered) (f64x2.mul (local.get $k3) (v128.load (local.get $address)))))

      (local.set $v
        (f64x2.pmin
          (local.get $offered)
          (f64x2.promote_low_f32x4
            (v128.load64_zero (i32.add (local.get $row) (i32.shr_u (local.get $at) (i32.const 1)))))))
      (v128.store (i32.add (local.get $given) (local.get $at)) (local.get $v))
      (local.set $sum (f64x2.add (local.get $sum) (local.get $v)))
      ;; 0 where nothing is offered, and not 0 / 0
      (local.set $part
        (v128.and
          (f64x2.div (local.get $v) (local.get $offered))
          (f64x2.gt (local.get $offered) (v128.const f64x2 0 0))))

      (local.set $address (i32.add (local.get $used) (local.get $at)))
      (v128.store (local.get $address)
        (f64x2.add (v128.load (local.get $address)) (f64x2.mul (local.get $k0) (local.get $part))))
      (local.set $address (i32.add (local.get $address) (local.get $end)))
      (v128.store (local.get $address)
        (f64x2.add (v128.load (local.get $address)) (f64x2.mul (local.get $k1) (local.get $part))))
      (local.set $address (i32.add (local.get $address) (local.get $end)))
      (v128.store (local.get $address)
        (f64x2.add (v128.load (local.get $address)) (f64x2.mul (local.get $k2) (local.get $part))))
      (local.set $address (i32.add (local.get $address) (local.get $end)))
      (v128.store (local.get $address)
        (f64x2.add (v128.load (local.get $address)) (f64x2.mul (local.get $k3) (local.get $part))))

      (local.set $address (i32.add (local.get $sums) (local.get $at)))
      (v128.store (local.get $address) (f64x2.add (v128.load (local.get $address)) (local.get $k0)))
      (local.set $address (i32.add (local.get $address) (local.get $end)))
      (v128.store (local.get $address) (f64x2.add (v128.load (local.get $address)) (local.get $k1)))
      (local.set $address (i32.add (local.get $address) (local.get $end)))
      (v128.store (local.get $address) (f64x2.add (v128.load (local.get $address)) (local.get $k2)))
      (local.set $address (i32.add (local.get $address) (local.get $end)))
      (v128.store (local.get $address) (f64x2.add (v128.load (local.get $address)) (local.get $k3)))

      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $steps (i32.lt_u (local.get $at) (local.get $end))))
    (global.set $least (local.get $least))
    (call $sum_of (local.get $sum))))
